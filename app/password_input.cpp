#include "app/password_input.h"

#include <cstdio>
#include <optional>

#ifdef Q_OS_UNIX
#include <termios.h>
#include <unistd.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

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

} // namespace stemdesk
