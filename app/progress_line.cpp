#include "app/progress_line.h"

#include "core/services/shops/shop_move_service.h"

#include <cstdio>

#ifdef Q_OS_UNIX
#include <unistd.h>
#else
#include <io.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kTerminalPause = 200;
constexpr int kStepWithoutTerminal = 10; ///< Percent.

bool isTerminal()
{
#ifdef Q_OS_UNIX
    return isatty(fileno(stderr)) != 0;
#else
    return _isatty(_fileno(stderr)) != 0;
#endif
}

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

} // namespace

ProgressLine::ProgressLine() : m_isTerminal(isTerminal()) {}

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

} // namespace stemdesk
