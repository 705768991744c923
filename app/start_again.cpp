#include "app/start_again.h"

#include "app/arguments.h"

#include <QCoreApplication>
#include <QProcess>

namespace stemdesk {

void startAgain(const Arguments &arguments)
{
    QStringList words;
    for (const auto &[name, values] : arguments.options.asKeyValueRange()) {
        for (const QString &value : values)
            words.append(QStringLiteral("--%1=%2").arg(name, value));
    }
    QProcess::startDetached(QCoreApplication::applicationFilePath(), words);
}

} // namespace stemdesk
