#pragma once

#include <QWidget>

namespace stemdesk {
class DatabaseLink;
} // namespace stemdesk

namespace stemdesk::ui {

class InlineMessage;

/// Covers the pages while the shop's server does not answer: since when, what that means, and a button to try again.
class AwayBanner : public QWidget {
    Q_OBJECT

public:
    /// `link` outlives it.
    explicit AwayBanner(DatabaseLink &link, QWidget *parent = nullptr);

    /// "14:05", with the day if that was not today.
    static QString sinceText(const DatabaseLink &link);

private:
    void refresh();
    void tryAgain();

    DatabaseLink &m_link;
    InlineMessage *m_message;
};

} // namespace stemdesk::ui
