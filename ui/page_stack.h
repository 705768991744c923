#pragma once

#include <QHash>
#include <QStackedWidget>

#include <functional>

namespace stemdesk::ui {

/// The pages of the window, each made when it is shown for the first time.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    void add(const QString &id, std::function<QWidget *()> make);
    bool has(const QString &id) const { return m_makers.contains(id); }

    /// Makes the page where it is not there yet; nullptr for an unknown id.
    QWidget *page(const QString &id);
    /// Shows it and gives it the keyboard.
    void open(const QString &id);
    QString currentId() const;
    /// Of the page that was added first.
    QString firstId() const { return m_first; }

private:
    QHash<QString, std::function<QWidget *()>> m_makers;
    QHash<QString, QWidget *> m_pages;
    QString m_first;
};

} // namespace stemdesk::ui
