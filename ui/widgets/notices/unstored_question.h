#pragma once

#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/question.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace stemdesk::ui {

struct UnstoredText;

/// Asks before what is typed somewhere and cannot be stored is left behind. Its texts are listed; going back leads to
/// the first of them that is visible, otherwise to the first, whose page and tab come to the front.
class UnstoredQuestion : public QObject {
    Q_OBJECT

public:
    /// `root` is what is left, and owns the question.
    explicit UnstoredQuestion(QWidget *root) : QObject(root), m_root(root) {}
    ~UnstoredQuestion() override;

    /// Stores what is typed in the root. True if nothing was refused or is being asked about; otherwise asks, and
    /// `then` is called if the user discards it.
    bool mayLeave(const std::function<void()> &then);
    /// Nothing in `left`: the last changes are still being stored. While a question is open, only `then` is replaced.
    void ask(const QList<UnstoredText> &left, const std::function<void()> &then);
    /// There is nothing left to go back to.
    void dismiss() { delete m_box; }
    bool isOpen() const { return m_box && m_box->isVisible(); }

private:
    QWidget *m_root;
    QPointer<MessageBox> m_box;
    std::function<void()> m_then;
};

/// Says at the foot of the window what was refused once its record had been left, which no field shows any more. Stays
/// until it is closed.
class LateRefusal : public InlineMessage {
    Q_OBJECT

public:
    explicit LateRefusal(QWidget *parent = nullptr);

    /// In the window that its editor is in.
    static void tell(const UnstoredText &typed, const QString &reason);
};

} // namespace stemdesk::ui
