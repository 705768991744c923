#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace stemdesk::pdf {

/// Output of a poppler-utils tool for the PDF.
inline QString printed(const QString &tool, const QStringList &arguments, const QByteArray &pdf)
{
    using namespace Qt::StringLiterals;
    constexpr int kTimeout = 120'000; // For a busy machine.
    QProcess process;
    process.start(tool, arguments);
    if (!process.waitForStarted())
        return u"%1 is not installed"_s.arg(tool);
    process.write(pdf);
    process.closeWriteChannel();
    process.waitForFinished(kTimeout);
    return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
}

/// The text of each page as it is laid out.
inline QStringList pagesOf(const Result<QByteArray> &pdf)
{
    using namespace Qt::StringLiterals;
    if (!pdf)
        return {pdf.error().message};
    QStringList pages = printed(u"pdftotext"_s, {u"-layout"_s, u"-"_s, u"-"_s}, *pdf).split(u'\f');
    pages.removeLast(); // pdftotext ends each page with a form feed.
    return pages;
}

/// A row of a page with its gaps closed.
inline QString rowWith(const QString &page, const QString &word)
{
    using namespace Qt::StringLiterals;
    for (const QString &row : page.split(u'\n')) {
        if (row.contains(word))
            return row.simplified();
    }
    return u"no row with \"%1\" in: %2"_s.arg(word, page);
}

} // namespace stemdesk::pdf
