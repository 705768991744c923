#include "app/console.h"

#include <cstdio>

namespace stemdesk {

void print(const QString &text)
{
    print(text.toUtf8());
}

void print(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

void printError(const QString &sentence)
{
    const QByteArray line = sentence.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, size_t(line.size()), stderr);
}

int failed(const QString &sentence)
{
    printError(sentence);
    return 1;
}

int wrongUse(const QString &sentence)
{
    printError(sentence);
    return 2;
}

int refusedOption(const Error &error)
{
    return error.kind == Error::Kind::Invalid ? wrongUse(error.message) : failed(error.message);
}

} // namespace stemdesk
