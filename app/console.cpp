#include "app/console.h"

#include "app/translation.h"
#include "core/base/error.h"
#include "core/services/shops/shop_move_service.h"
#include "ui/words/error_text.h"

#include <cstdio>
#include <iostream>
#include <optional>
#include <string>

#ifdef Q_OS_UNIX
#include <termios.h>
#include <unistd.h>
#else
#include <io.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

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

constexpr qint64 kTerminalPause = 200;
constexpr int kStepWithoutTerminal = 10; ///< Percent.

void printProgress(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stderr);
    std::fflush(stderr);
}

QString stageOf(const ShopMoveProgress &progress)
{
    switch (progress.stage) {
    case ShopMoveProgress::Stage::Copying: return u"Copying %1"_s.arg(progress.table);
    case ShopMoveProgress::Stage::Comparing: return u"Comparing %1"_s.arg(progress.table);
    case ShopMoveProgress::Stage::Checking: break;
    }
    return u"Checking the copy"_s;
}

constexpr qsizetype kLongest = 1'024;

#ifdef Q_OS_UNIX

/// Turns the terminal's echo off while it lives. Does nothing if input is not from a terminal.
class Unseen {
public:
    explicit Unseen(const QString &prompt)
    {
        termios mode{};
        if (tcgetattr(STDIN_FILENO, &mode) != 0)
            return;
        m_before = mode;
        mode.c_lflag &= ~tcflag_t(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode);
        std::fputs(qUtf8Printable(prompt), stderr);
    }
    ~Unseen()
    {
        if (!m_before)
            return;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &*m_before);
        std::fputs("\n", stderr);
    }
    Q_DISABLE_COPY_MOVE(Unseen)

private:
    std::optional<termios> m_before;
};

#else

struct Unseen {
    explicit Unseen(const QString &prompt) { std::fputs(qUtf8Printable(prompt), stderr); }
};

#endif

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

bool isAllPrinted()
{
    return std::ferror(stdout) == 0;
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

ProgressLine::ProgressLine() : m_isTerminal(isTerminal(Stream::Error)) {}

ProgressLine::~ProgressLine()
{
    if (m_isTerminal && m_isShown)
        printProgress(u"\n"_s);
}

void ProgressLine::show(const QString &what, qint64 done, qint64 total, const QString &units)
{
    const int percent = total > 0 ? int(100 * done / total) : 100;
    if (percent < m_percent)
        m_percent = -1; // Something else begins.
    const bool isDue = m_isTerminal
        ? !m_sinceShown.isValid() || m_sinceShown.elapsed() >= kTerminalPause
        : percent / kStepWithoutTerminal > m_percent / kStepWithoutTerminal || m_percent < 0;
    if (!isDue)
        return;
    m_percent = percent;
    put(u"%1: %2 of %3 %5, %4 %"_s.arg(what).arg(done).arg(total).arg(percent).arg(units));
}

void ProgressLine::show(const QString &what, qint64 done)
{
    if (m_isTerminal && (!m_sinceShown.isValid() || m_sinceShown.elapsed() >= kTerminalPause))
        put(u"%1: %2 rows"_s.arg(what).arg(done));
}

void ProgressLine::put(const QString &line)
{
    m_sinceShown.start();
    m_isShown = true;
    printProgress(m_isTerminal ? u"\r\u001b[K"_s + line : line + u'\n'); // The escape clears the line.
}

void ProgressLine::show(const ShopMoveProgress &progress)
{
    show(stageOf(progress), progress.done, progress.total);
}

Result<SecretBytes> passwordFromInput(const QString &prompt)
{
    const Unseen unseen(prompt);
    QByteArray line;
    line.reserve(kLongest); // Reserve, because growing would leave copies in memory.
    for (int letter = std::getchar(); letter != EOF && letter != '\n'; letter = std::getchar()) {
        if (line.size() == kLongest)
            return unavailable("no_password", u"The password is too long."_s);
        line += char(letter);
    }
    if (line.endsWith('\r'))
        line.chop(1);
    if (line.isEmpty())
        return unavailable("no_password", u"No password was given; type it, or send it to standard input."_s);
    return takenFrom(line);
}

QString refusalFor(const Error &error, bool isReadByAPerson)
{
    // The window says "It is no longer there", which may never have existed here.
    if (!isReadByAPerson || isEnglishSpoken() || error.code == "not_found")
        return error.message;
    const QString sentence = ui::errorText(error);
    return sentence == error.message ? sentence : sentence + u'\n' + error.message;
}

} // namespace stemdesk
