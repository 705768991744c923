#include "app/console.h"

#include "app/refusal.h"

#include <cstdio>
#include <iostream>
#include <string>

#ifdef Q_OS_UNIX
#include <unistd.h>
#else
#include <io.h>
#endif

namespace stemdesk {

namespace {

enum class Stream { Input, Error };

bool isTerminal(Stream stream)
{
    std::FILE *file = stream == Stream::Input ? stdin : stderr;
#ifdef Q_OS_UNIX
    return ::isatty(::fileno(file)) != 0;
#else
    return ::_isatty(::_fileno(file)) != 0;
#endif
}

} // namespace

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

bool agreed(const QString &question)
{
    if (!isTerminal(Stream::Input) || !isTerminal(Stream::Error))
        return true;
    const QByteArray text = question.toUtf8() + " [y/N] ";
    std::fwrite(text.constData(), 1, size_t(text.size()), stderr);
    std::string answer;
    std::getline(std::cin, answer);
    const QByteArray word = QByteArray::fromStdString(answer).trimmed().toLower();
    return word == "y" || word == "yes";
}

int failed(const QString &sentence)
{
    printError(sentence);
    return 1;
}

int failed(const Error &error)
{
    return failed(refusalFor(error, isTerminal(Stream::Error)));
}

int wrongUse(const QString &sentence)
{
    printError(sentence);
    return 2;
}

int refusedOption(const Error &error)
{
    return error.kind == Error::Kind::Invalid ? wrongUse(error.message) : failed(error);
}

} // namespace stemdesk
