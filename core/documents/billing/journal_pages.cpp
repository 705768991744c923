#include "core/documents/billing/journal_pages.h"

#include "core/documents/billing/journal_words.h"
#include "core/documents/billing/letter_head.h"
#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/print_pictures.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"
#include "core/domain/money_text.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kJournalPadding = pt(5);
constexpr qreal kSeqColumn = pt(36); ///< Wider for what is longer, like the following.
constexpr qreal kTimeColumn = pt(84);
constexpr qreal kByColumn = pt(76);
constexpr qreal kAmountColumn = pt(82);
constexpr qreal kBetweenColumns = pt(8);
constexpr qsizetype kMostLinesOfValue = 6;
constexpr auto kJournalName = QT_TRANSLATE_NOOP("documents", "Journal of invoices and payments");

class JournalWriter {
public:
    JournalWriter(const JournalExtract &journal, const Stationery &stationery)
        : m_journal(journal), m_stationery(stationery), m_types(stationery.types),
          m_width(stationery.frame.body().width())
    {
        measure();
    }

    EventText write();

private:
    QString say(const char *text) const { return m_stationery.say(text); }
    /// The requested days, otherwise the days of its rows.
    QString period() const;
    void measure();
    QString amountText(const JournalRecord &record) const;
    qreal byLeft() const { return m_seqColumn + m_timeColumn; }
    qreal wordsLeft() const { return byLeft() + kByColumn; }
    Block head() const;
    Block row(const JournalRecord &record) const;
    Blocks seal() const;

    const JournalExtract &m_journal;
    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
    qreal m_seqColumn = kSeqColumn;
    qreal m_timeColumn = kTimeColumn;
    qreal m_amountColumn = kAmountColumn;
};

/// Numbers, days and amounts are never cut.
void JournalWriter::measure()
{
    const DocumentLanguage &language = m_stationery.language;
    const auto widen = [](qreal &column, const PrintType &type, const QString &text) {
        column = std::max(column, type.width(text) + kBetweenColumns);
    };
    for (const JournalRecord &record : m_journal.records) {
        widen(m_seqColumn, m_types.body, language.number(double(record.entry.seq)));
        widen(m_timeColumn, m_types.body, language.date(record.entry.at));
        widen(m_amountColumn, m_types.strongNumber, amountText(record));
    }
}

/// Empty if nothing was charged or paid.
QString JournalWriter::amountText(const JournalRecord &record) const
{
    const auto amount = journalAmount(record, m_stationery.language);
    return amount ? moneyText(*amount, record.currency, m_stationery.language.locale()) : QString();
}

QString JournalWriter::period() const
{
    if (m_journal.records.isEmpty() && !(m_journal.filter.from && m_journal.filter.to))
        return m_stationery.shop.name;
    const DocumentLanguage &language = m_stationery.language;
    const auto dayOf = [&](const JournalRecord &record) { return language.dayOf(record.entry.at); };
    const QDate from = m_journal.filter.from ? *m_journal.filter.from : dayOf(m_journal.records.constFirst());
    const QDate to = m_journal.filter.to ? *m_journal.filter.to : dayOf(m_journal.records.constLast());
    return from == to ? language.date(from) : language.date(from) + u" – "_s + language.date(to);
}

Block JournalWriter::head() const
{
    Block head{.height = m_types.head.lineHeight() + pt(5), .keepsWithNext = true, .tag = PageTag::HeadRow};
    const auto add = [&](qreal left, const char *text) {
        head.marks.append(TextMark{&m_types.head, {left, 0}, say(text), ink::kQuiet});
    };
    add(0, QT_TRANSLATE_NOOP("documents", "No."));
    add(m_seqColumn, QT_TRANSLATE_NOOP("documents", "Date"));
    add(byLeft(), QT_TRANSLATE_NOOP("documents", "Source"));
    add(wordsLeft(), QT_TRANSLATE_NOOP("documents", "Description"));
    head.marks.append(rightText(m_types.head, m_width, 0, say(QT_TRANSLATE_NOOP("documents", "Amount")), ink::kQuiet));
    head.marks.append(RuleMark{{0, head.height}, m_width, pt(0.75), ink::kRule});
    return head;
}

/// Number, day and hour, and who; beside them what happened and to which amount, then the other values.
Block JournalWriter::row(const JournalRecord &record) const
{
    const JournalEntry &entry = record.entry;
    const DocumentLanguage &language = m_stationery.language;
    Block row{.height = kJournalPadding, .tag = PageTag::Row};
    qreal bottom = row.height;
    const auto add = [&](qreal left, qreal width, const PrintType &type, const QString &text, const QColor &colour) {
        for (const QString &line : type.wrapped(text, width, kMostLinesOfValue)) {
            row.marks.append(TextMark{&type, {left, row.height}, line, colour});
            row.height += type.lineHeight();
        }
        bottom = std::max(bottom, row.height);
    };
    add(0, m_seqColumn - kBetweenColumns, m_types.body, language.number(double(entry.seq)), ink::kText);
    row.height = kJournalPadding;
    add(m_seqColumn, m_timeColumn - kBetweenColumns, m_types.body, language.date(entry.at), ink::kText);
    add(m_seqColumn, m_timeColumn - kBetweenColumns, m_types.body, language.time(entry.at), ink::kQuiet);
    row.height = kJournalPadding;
    add(byLeft(), kByColumn - kBetweenColumns, m_types.body, journalAuthor(entry, language), ink::kText);
    row.height = kJournalPadding;
    if (const QString amount = amountText(record); !amount.isEmpty())
        row.marks.append(rightText(m_types.strongNumber, m_width, row.height, amount, ink::kText));
    const qreal room = m_width - m_amountColumn - wordsLeft();
    add(wordsLeft(), room, m_types.strong, journalSentence(record, language), ink::kText);
    if (const QString details = journalDetails(record, language); !details.isEmpty())
        add(wordsLeft(), room, m_types.body, details, ink::kQuiet);
    row.height = bottom + kJournalPadding;
    row.marks.append(RuleMark{{0, row.height}, m_width, pt(0.4), ink::kHairline});
    return row;
}

/// The last row's hash covers all rows before it, so a printed hash attests a file exported for other programs.
Blocks JournalWriter::seal() const
{
    if (m_journal.records.isEmpty())
        return {};
    const JournalEntry &last = m_journal.records.constLast().entry;
    const QString label = say(QT_TRANSLATE_NOOP("documents", "Checksum of No. %1 and all before it"))
                              .replace(u"%1"_s, m_stationery.language.number(double(last.seq)));
    Block seal{.height = pt(14), .tag = PageTag::Paragraph};
    for (const QString &text : {label, QString::fromLatin1(last.hash)}) {
        seal.marks.append(TextMark{&m_types.small, {0, seal.height}, text, ink::kQuiet});
        seal.height += m_types.small.lineHeight();
    }
    return {seal};
}

EventText JournalWriter::write()
{
    PrintPictures none; // No pictures: the shop's name stands in for its logo.
    Blocks blocks{senderBlock(m_stationery.shop, m_stationery, none), letterTitle(period(), m_stationery)};
    Blocks rows{head()};
    for (const JournalRecord &record : m_journal.records)
        rows.append(row(record));
    if (m_journal.records.isEmpty())
        rows.append(headingBlock(say(QT_TRANSLATE_NOOP("documents", "Nothing was issued or paid in this time.")),
                                 {m_types.body, ink::kQuiet, 0, m_width}));
    setSection(rows, 0);
    blocks += rows;
    blocks += seal();
    return {.blocks = std::move(blocks), .runningHeads = {head()}};
}

} // namespace

JournalPages::JournalPages(const JournalExtract &journal, const Shop &shop, QPageSize::PageSizeId size)
    : StationeryPages(size, std::make_unique<Stationery>(shop, size, kJournalName, QString()))
{
    lay(stationery().name, JournalWriter(journal, stationery()).write());
}

} // namespace stemdesk
