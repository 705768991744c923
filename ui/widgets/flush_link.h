#pragma once

#include "ui/theme/fonts.h"
#include "ui/widgets/button.h"

namespace stemdesk::ui {

/// A link in a list: its text is flush with the texts above and below it, and is elided if it does not fit.
class FlushLink : public Button {
    Q_OBJECT

public:
    /// The words as they are: an ampersand is one.
    explicit FlushLink(const QString &words, TextStyle style = TextStyle::Strong, QWidget *parent = nullptr);
    /// For a list of nothing but links: in the colour of text.
    void setQuiet();

    QSize sizeHint() const override { return m_hint; }
    QSize minimumSizeHint() const override { return {0, m_hint.height()}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_words;
    QSize m_hint; ///< Size of the full text.
};

} // namespace stemdesk::ui
