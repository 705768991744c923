#pragma once

#include <QCoreApplication>
#include <QString>

namespace stemdesk {
struct Error;
}

namespace stemdesk::ui {

/// Asked at the start, where the database that was chosen cannot be used.
class DatabaseQuestion {
    Q_DECLARE_TR_FUNCTIONS(DatabaseQuestion)

public:
    enum class Answer { TryAgain, OnThisComputer, Quit };

    /// Waits for the answer, in a box of its own. `address` is the one that was chosen.
    static Answer ask(const Error &error, const QString &address);
};

} // namespace stemdesk::ui
