#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace stemdesk {
struct BackupFile;
struct Error;
} // namespace stemdesk

namespace stemdesk::ui {

/// A dialog at the start, if the data folder or its database cannot be used: explains why, and offers solutions.
class StartQuestion {
    Q_DECLARE_TR_FUNCTIONS(StartQuestion)

public:
    enum class Choice { TryAgain, Restore, OtherFolder, Quit };

    struct Answer {
        Choice choice = Choice::Quit;
        QString path; ///< The chosen backup or folder.
    };

    /// Asks in a modal box. `backups`: those in the folder, newest first.
    static Answer ask(const Error &error, const QString &folder, const QList<BackupFile> &backups);

private:
    class Box;
};

} // namespace stemdesk::ui
