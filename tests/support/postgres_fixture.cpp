#include "tests/support/postgres_server.h"

#include <QCoreApplication>

using namespace stemdesk;

/// Starts or stops the PostgreSQL server of a run of ctest.
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().contains(QStringLiteral("stop")))
        PostgresServer::stopOfRun();
    else
        PostgresServer::startForRun();
    return 0;
}
