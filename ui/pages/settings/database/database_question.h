#pragma once

#include <QCoreApplication>
#include <QString>

namespace stemdesk {
struct Error;
}

namespace stemdesk::ui {

/// A dialog at the start, if the chosen database cannot be used.
class DatabaseQuestion {
    Q_DECLARE_TR_FUNCTIONS(DatabaseQuestion)

public:
    enum class Answer { TryAgain, OnThisComputer, Quit };

    /// Asks in a modal box. `address` is the chosen one.
    static Answer ask(const Error &error, const QString &address);
};

} // namespace stemdesk::ui
