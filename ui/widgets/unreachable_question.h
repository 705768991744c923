#pragma once

#include <QMessageBox>

namespace stemdesk::ui {

/// Instead of the window, where the shop's server cannot be reached: why, Try again and Quit.
class UnreachableQuestion : public QMessageBox {
    Q_OBJECT

public:
    /// `reason`: one sentence for who runs the server.
    explicit UnreachableQuestion(const QString &reason, QWidget *parent = nullptr);

    /// Waits for the answer.
    bool wantsToTryAgain();

private:
    QAbstractButton *m_again;
};

} // namespace stemdesk::ui
