#include "core/exchange/files/workbook.h"

#include "core/base/day.h"
#include "core/base/files.h"
#include "core/base/text.h"
#include "core/domain/money_text.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <xlsxwriter.h>

#include <algorithm>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxSheetName = 31;
constexpr qsizetype kMaxCellText = 32'767;
constexpr qint64 kCellBytes = 40; // Approximate size of a cell in a sheet, without its text.
constexpr qint64 kOwnBytes = 128 << 10; // Maximum size of a workbook without its cells.
constexpr double kLineHeight = 15; // Points.
constexpr int kFirstYear = 1900; // The first year in XLSX; kLastYear is the last.
constexpr int kLastYear = 9999;

QString cut(const QString &text, qsizetype length)
{
    const bool splitsLetter = text.size() > length && text.at(length).isLowSurrogate();
    return text.left(splitsLetter ? length - 1 : length);
}

/// Escapes text that a workbook would read as a character code ("_x000D_").
QString withoutCodes(QString text)
{
    static const QRegularExpression kCode(u"_(?=x[0-9A-Fa-f]{4}_)"_s);
    return text.contains("_x"_L1) ? text.replace(kCode, u"_x005F_"_s) : text;
}

/// Cut to the length limit; the library does not write longer texts at all.
QByteArray cellText(const QString &text)
{
    return cut(withoutCodes(fileText(text)), kMaxCellText).toUtf8();
}

/// The first `length` characters as a sheet name, without apostrophes at the ends, which are refused.
QString nameStart(const QString &plain, qsizetype length)
{
    QString start = cut(plain, length).trimmed();
    while (start.startsWith(u'\''))
        start.remove(0, 1);
    while (start.endsWith(u'\'') || start.endsWith(u' '))
        start.chop(1);
    return start.isEmpty() ? u"-"_s : start;
}

/// A number format with the currency sign where the language puts it, quoted so that none of its letters has a meaning
/// in the format.
QByteArray moneyFormat(const QString &currency, const QLocale &locale, int moreDigits = 0)
{
    const int digits = currencyDigits(currency);
    const QString decimals =
        digits + moreDigits > 0 ? u'.' + QString(digits, u'0') + QString(moreDigits, u'#') : QString();
    const QString shown = moneyText(1, currency, locale).remove(u'"');
    const auto isDigit = [](QChar letter) { return letter.isDigit(); };
    const auto first = std::ranges::find_if(shown, isDigit);
    const auto last = std::find_if(shown.crbegin(), shown.crend(), isDigit).base();
    const auto quoted = [](const QString &text) { return text.isEmpty() ? QString() : u'"' + text + u'"'; };
    return (quoted(QString(shown.cbegin(), first - shown.cbegin())) + u"#,##0"_s + decimals
            + quoted(QString(last, shown.cend() - last)))
        .toUtf8();
}

/// Whether the disk for temporary files has less free space than this.
bool isFull(qint64 bytes)
{
    const std::optional<qint64> room = diskRoom(QDir::tempPath());
    return room && *room < bytes;
}

Error noRoom()
{
    return unavailable("storage_full", u"The disk has no room for the temporary files of the workbook."_s);
}

lxw_row_t rowOf(int row)
{
    return lxw_row_t(row);
}

lxw_col_t columnOf(int column)
{
    return lxw_col_t(column);
}

/// A name for the open file that is not in any folder, if the system has such names: then a killed program leaves no
/// file behind.
QByteArray nameOf(QTemporaryFile &file)
{
#ifdef Q_OS_LINUX
    const QString own = u"/proc/self/fd/%1"_s.arg(file.handle());
    if (QFile::exists(own))
        return QFile::encodeName(own);
#endif
    return QFile::encodeName(file.fileName());
}

} // namespace

void Worksheet::write(int row, int column, const QString &text, lxw_format *format)
{
    const QByteArray utf8 = cellText(text);
    *m_bytes += kCellBytes + utf8.size();
    worksheet_write_string(m_sheet, rowOf(row), columnOf(column), utf8.constData(), format);
}

void Worksheet::write(int row, int column, double number, lxw_format *format)
{
    *m_bytes += kCellBytes;
    worksheet_write_number(m_sheet, rowOf(row), columnOf(column), number, format);
}

void Worksheet::title(int row, int column, const QString &text)
{
    constexpr double kTitleHeight = 20;
    worksheet_set_row(m_sheet, rowOf(row), kTitleHeight, nullptr);
    write(row, column, text, m_formats.title);
}

void Worksheet::head(int row, int column, const QString &text)
{
    write(row, column, text, m_formats.head);
}

void Worksheet::numberHead(int row, int column, const QString &text)
{
    write(row, column, text, m_formats.numberHead);
}

void Worksheet::text(int row, int column, const QString &text)
{
    if (!text.isEmpty())
        write(row, column, text, m_formats.text);
}

void Worksheet::indentedText(int row, int column, const QString &text)
{
    if (!text.isEmpty())
        write(row, column, text, m_formats.indented);
}

void Worksheet::indentedHead(int row, int column, const QString &text)
{
    write(row, column, text, m_formats.indentedHead);
}

void Worksheet::fitRow(int row, const QList<std::pair<QString, double>> &columns)
{
    constexpr double kWide = 0.85; // Widths are counted in figures of Calibri; other faces are wider.
    int most = 1;
    for (const auto &[text, width] : columns) {
        int lines = 1;
        double used = 0;
        for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
            const double room = std::max(width * kWide, 1.0);
            const auto length = double(word.size());
            if (used > 0 && used + 1 + length > room) {
                ++lines;
                used = 0;
            }
            used += (used > 0 ? 1 : 0) + length;
            while (used > room) {
                used -= room;
                ++lines; // Broken inside the word.
            }
        }
        most = std::max(most, lines);
    }
    worksheet_set_row(m_sheet, rowOf(row), kLineHeight * most + 1, nullptr);
}

void Worksheet::note(int row, int column, const QString &text)
{
    write(row, column, text, nullptr);
}

void Worksheet::wideNote(int row, int last, double characters, const QString &text)
{
    constexpr double kHighest = 409; // The height limit of a spreadsheet's row.
    if (text.isEmpty())
        return;
    const double lines = std::ceil(double(text.size()) / characters);
    if (last > 0)
        worksheet_merge_range(m_sheet, rowOf(row), 0, rowOf(row), columnOf(last), "", m_formats.text);
    worksheet_set_row(m_sheet, rowOf(row), std::min(kLineHeight * lines, kHighest), nullptr);
    write(row, 0, text, m_formats.text);
}

void Worksheet::number(int row, int column, std::optional<double> number)
{
    if (!number)
        return;
    // Three decimals are shown: a number that is whole at that precision is shown as whole.
    const bool isWhole = std::abs(*number - std::round(*number)) < 0.0005;
    write(row, column, *number, isWhole ? m_formats.whole : m_formats.fraction);
}

void Worksheet::time(int row, int column, const QDateTime &time)
{
    if (!time.isValid())
        return;
    const QDate day = time.date();
    if (day.year() < kFirstYear || day.year() > kLastYear) {
        text(row, column, timeText(time));
        return;
    }
    lxw_datetime stamp{.year = day.year(),
                       .month = day.month(),
                       .day = day.day(),
                       .hour = time.time().hour(),
                       .min = time.time().minute(),
                       .sec = 0};
    *m_bytes += kCellBytes;
    worksheet_write_datetime(m_sheet, rowOf(row), columnOf(column), &stamp, m_formats.time);
}

void Worksheet::day(int row, int column, std::optional<QDate> day)
{
    if (!day)
        return;
    if (day->year() < kFirstYear || day->year() > kLastYear) {
        text(row, column, dayText(*day));
        return;
    }
    lxw_datetime stamp{.year = day->year(), .month = day->month(), .day = day->day(), .hour = 0, .min = 0, .sec = 0};
    *m_bytes += kCellBytes;
    worksheet_write_datetime(m_sheet, rowOf(row), columnOf(column), &stamp, m_formats.day);
}

void Worksheet::percent(int row, int column, std::optional<double> share)
{
    if (share)
        write(row, column, *share, m_formats.percent);
}

void Worksheet::money(int row, int column, double amount)
{
    write(row, column, amount, m_formats.money);
}

void Worksheet::unitMoney(int row, int column, double amount)
{
    const bool isWhole = amount == std::round(amount); // It would be shown with a decimal point in yen.
    write(row, column, amount, isWhole ? m_formats.money : m_formats.unitMoney);
}

void Worksheet::totalMoney(int row, int column, double amount)
{
    write(row, column, amount, m_formats.totalMoney);
}

void Worksheet::setWidth(int column, double characters)
{
    worksheet_set_column(m_sheet, columnOf(column), columnOf(column), characters, nullptr);
}

void Worksheet::hideColumn(int column)
{
    lxw_row_col_options hidden{.hidden = 1, .level = 0, .collapsed = 0};
    worksheet_set_column_opt(m_sheet, columnOf(column), columnOf(column), LXW_DEF_COL_WIDTH, nullptr, &hidden);
}

void Worksheet::totalHead(int row, int last, const QString &text)
{
    for (int column = 1; column <= last; ++column)
        worksheet_write_blank(m_sheet, rowOf(row), columnOf(column), m_formats.totalHead);
    write(row, 0, text, m_formats.totalHead);
}

void Worksheet::setPageHeader(const QString &text)
{
    const QString plain = fileText(text).replace(u'&', u"&&"_s);
    worksheet_set_header(m_sheet, (u"&C&\"Calibri,Bold\"&14"_s + plain).toUtf8().constData());
}

void Worksheet::setUpPrint(int headRow, int lastRow, int lastColumn)
{
    constexpr uint8_t kLetter = 1;
    constexpr uint8_t kA4 = 9;
    worksheet_set_landscape(m_sheet);
    worksheet_set_paper(m_sheet, m_paper == Paper::Letter ? kLetter : kA4);
    worksheet_print_area(m_sheet, 0, 0, rowOf(lastRow), columnOf(lastColumn));
    worksheet_fit_to_pages(m_sheet, 1, 0);
    worksheet_repeat_rows(m_sheet, rowOf(headRow), rowOf(headRow));
    worksheet_set_footer(m_sheet, "&L&A&R&P / &N");
    worksheet_freeze_panes(m_sheet, rowOf(headRow + 1), 0);
}

void Worksheet::freezeAbove(int row)
{
    worksheet_freeze_panes(m_sheet, rowOf(row), 0);
}

Workbook::Workbook(const QString &currency, Paper paper, Order order, const QLocale &locale) : m_paper(paper)
{
    // libxlsxwriter of Debian 12 writes only to named files; this one is readable by its owner only.
    if (!m_file.open())
        return;
    QByteArray folder = QFile::encodeName(QDir::tempPath());
    lxw_workbook_options options{.constant_memory = order == Order::Downwards, .tmpdir = folder.data()};
    m_book = workbook_new_opt(nameOf(m_file).constData(), &options);
    addFormats(currency, locale);
}

void Workbook::addFormats(const QString &currency, const QLocale &locale)
{
    const auto add = [this](const QByteArray &numberFormat) {
        lxw_format *format = workbook_add_format(m_book);
        format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
        if (!numberFormat.isEmpty())
            format_set_num_format(format, numberFormat.constData());
        return format;
    };
    const QByteArray money = moneyFormat(currency, locale);
    m_formats.title = add({});
    format_set_bold(m_formats.title);
    format_set_font_size(m_formats.title, 14);
    for (lxw_format **head : {&m_formats.head, &m_formats.numberHead, &m_formats.indentedHead}) {
        *head = add({});
        format_set_bold(*head);
        format_set_text_wrap(*head);
        format_set_align(*head, LXW_ALIGN_VERTICAL_BOTTOM);
        format_set_bottom(*head, LXW_BORDER_THIN);
    }
    format_set_align(m_formats.numberHead, LXW_ALIGN_RIGHT);
    for (lxw_format **text : {&m_formats.text, &m_formats.indented}) {
        *text = add({});
        format_set_text_wrap(*text);
    }
    for (lxw_format *indented : {m_formats.indented, m_formats.indentedHead})
        format_set_indent(indented, 1);
    // A single format would show a decimal point after whole numbers.
    m_formats.whole = add("#,##0");
    m_formats.fraction = add("#,##0.0##");
    m_formats.percent = add("0.0%");
    m_formats.money = add(money);
    m_formats.unitMoney = add(moneyFormat(currency, locale, kUnitCostDigits));
    m_formats.totalMoney = add(money);
    format_set_bold(m_formats.totalMoney);
    format_set_top(m_formats.totalMoney, LXW_BORDER_THIN);
    m_formats.totalHead = add({});
    format_set_bold(m_formats.totalHead);
    format_set_top(m_formats.totalHead, LXW_BORDER_THIN);
    m_formats.time = add("yyyy-mm-dd hh:mm");
    m_formats.day = add("yyyy-mm-dd");
}

Workbook::~Workbook()
{
    if (m_book)
        workbook_close(m_book);
}

QByteArray Workbook::sheetName(const QString &wanted)
{
    QString plain = wanted;
    for (QChar &c : plain) {
        if (u"[]:*?/\\"_s.contains(c) || c.category() == QChar::Other_Control)
            c = u' ';
    }
    plain = fileText(plain).simplified();
    QString name = nameStart(plain, kMaxSheetName);
    for (int number = 2; m_names.contains(name.toCaseFolded()); ++number) {
        const QString suffix = u" (%1)"_s.arg(number);
        name = nameStart(plain, kMaxSheetName - suffix.size()) + suffix;
    }
    m_names.insert(name.toCaseFolded());
    return name.toUtf8();
}

Worksheet Workbook::addSheet(const QString &name)
{
    lxw_worksheet *sheet = workbook_add_worksheet(m_book, sheetName(name).constData());
    if (!sheet) // If the name is invalid, the library chooses one ("Sheet2").
        sheet = workbook_add_worksheet(m_book, nullptr);
    return {sheet, m_formats, m_paper, m_bytes};
}

Result<QByteArray> Workbook::finished()
{
    QBuffer bytes;
    bytes.open(QBuffer::WriteOnly);
    TRY(finishInto(bytes));
    return bytes.data();
}

Status Workbook::finishInto(QIODevice &target)
{
    constexpr qint64 kPart = 256LL * 1024;
    // libxlsxwriter does not check whether the disk takes its temporary files: the parts, and then the whole.
    if (!m_book || isFull(kOwnBytes + 2 * m_bytes))
        return noRoom();
    lxw_workbook *book = m_book;
    m_book = nullptr; // Closing frees it, whether or not it succeeds.
    if (const lxw_error error = workbook_close(book); error != LXW_NO_ERROR)
        return isFull(kOwnBytes)
            ? noRoom()
            : internal(u"the workbook could not be written: %1"_s.arg(QLatin1StringView(lxw_strerror(error))));
    m_file.seek(0);
    while (!m_file.atEnd()) {
        const QByteArray part = m_file.read(kPart);
        if (part.isEmpty())
            return internal(u"the workbook could not be read back: %1"_s.arg(m_file.errorString()));
        target.write(part);
    }
    return {};
}

} // namespace stemdesk
