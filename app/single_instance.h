#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

namespace stemdesk {

struct Arguments;

/// Asks the window that is open on this data folder to come to the front. False if there is none.
bool raiseRunningWindow(const QString &folder);

/// Receives such requests.
class RaiseRequests : public QObject {
    Q_OBJECT

public:
    explicit RaiseRequests(const QString &folder, QObject *parent = nullptr);

Q_SIGNALS:
    void received();

private:
    QLocalServer m_server;
};

/// Starts the program again with the given options, independent of this process, which should exit now. A new process,
/// because the keyring's library stays on the first thread that used it.
void startAgain(const Arguments &arguments);

} // namespace stemdesk
