#include "core/documents/billing/journal_pages.h"

#include "core/documents/layout/print_ink.h"
#include "core/documents/layout/stationery.h"
#include "core/documents/layout/text_blocks.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kJournalPadding = pt(4);
constexpr qreal kSeqColumn = pt(36);
constexpr qreal kTimeColumn = pt(110);
constexpr qreal kByColumn = pt(90);
constexpr qsizetype kMostLinesOfState = 6;
constexpr auto kJournalName = QT_TRANSLATE_NOOP("documents", "Journal of invoices and payments");

struct KindWords {
    std::string_view kind;
    const char *words;
};

constexpr std::array kKindWords{
    KindWords{kInvoiceIssued, QT_TRANSLATE_NOOP("documents", "Invoice issued")},
    KindWords{kInvoiceCredited, QT_TRANSLATE_NOOP("documents", "Credit note issued")},
    KindWords{kInvoiceReminded, QT_TRANSLATE_NOOP("documents", "Reminder noted")},
    KindWords{kPaymentMade, QT_TRANSLATE_NOOP("documents", "Payment recorded")},
    KindWords{kPaymentChanged, QT_TRANSLATE_NOOP("documents", "Payment changed")},
    KindWords{kPaymentDeleted, QT_TRANSLATE_NOOP("documents", "Payment deleted")},
};

class JournalWriter {
public:
    explicit JournalWriter(const Stationery &stationery)
        : m_stationery(stationery), m_types(stationery.types), m_width(stationery.frame.body().width())
    {}

    EventText write(const QList<JournalEntry> &entries);

private:
    QString say(const char *text) const { return m_stationery.say(text); }
    QString kindName(const QString &kind) const;
    Block head() const;
    Block row(const JournalEntry &entry) const;

    const Stationery &m_stationery;
    const PrintTypes &m_types;
    qreal m_width;
};

QString JournalWriter::kindName(const QString &kind) const
{
    const auto *known = std::ranges::find_if(kKindWords, [&](const KindWords &words) {
        return kind == QLatin1StringView(words.kind.data(), qsizetype(words.kind.size()));
    });
    return known == kKindWords.end() ? kind : say(known->words);
}

Block JournalWriter::head() const
{
    Block head{.height = m_types.head.lineHeight() + pt(5), .keepsWithNext = true, .tag = PageTag::HeadRow};
    const auto add = [&](qreal left, const char *text) {
        head.marks.append(TextMark{&m_types.head, {left, 0}, say(text), ink::kQuiet});
    };
    add(0, QT_TRANSLATE_NOOP("documents", "No."));
    add(kSeqColumn, QT_TRANSLATE_NOOP("documents", "Date"));
    add(kSeqColumn + kTimeColumn, QT_TRANSLATE_NOOP("documents", "By"));
    add(kSeqColumn + kTimeColumn + kByColumn, QT_TRANSLATE_NOOP("documents", "Description"));
    head.marks.append(RuleMark{{0, head.height}, m_width, pt(0.75), ink::kRule});
    return head;
}

/// The action, then the values before and after, then the hash.
Block JournalWriter::row(const JournalEntry &entry) const
{
    const PrintType &type = m_types.body;
    Block row{.height = kJournalPadding, .tag = PageTag::Row};
    const auto at = [&](qreal left, const QString &text, qreal width) {
        row.marks.append(TextMark{&type, {left, row.height}, type.elided(text, width), ink::kText});
    };
    at(0, QString::number(entry.seq), kSeqColumn - pt(4));
    at(kSeqColumn, m_stationery.language.date(entry.at) + u' ' + m_stationery.language.time(entry.at),
       kTimeColumn - pt(4));
    at(kSeqColumn + kTimeColumn, entry.by, kByColumn - pt(4));
    const qreal left = kSeqColumn + kTimeColumn + kByColumn;
    at(left, (kindName(entry.kind) + u' ' + entry.number).trimmed(), m_width - left);
    row.height += type.lineHeight();
    for (const QString &text :
         {QString::fromUtf8(entry.before), QString::fromUtf8(entry.after), QString::fromLatin1(entry.hash)}) {
        if (text.isEmpty())
            continue;
        for (const QString &line : m_types.small.wrapped(text, m_width - left, kMostLinesOfState)) {
            row.marks.append(TextMark{&m_types.small, {left, row.height}, line, ink::kQuiet});
            row.height += m_types.small.lineHeight();
        }
    }
    row.height += kJournalPadding;
    row.marks.append(RuleMark{{0, row.height}, m_width, pt(0.4), ink::kHairline});
    return row;
}

EventText JournalWriter::write(const QList<JournalEntry> &entries)
{
    Block title = headingBlock(m_stationery.name, {m_types.displaySmallest, ink::kText, 0, m_width});
    title.tag = PageTag::Title;
    Blocks blocks{title};
    Blocks rows{head()};
    for (const JournalEntry &entry : entries)
        rows.append(row(entry));
    setSection(rows, 0);
    blocks += rows;
    return {.blocks = std::move(blocks), .runningHeads = {head()}};
}

} // namespace

JournalPages::JournalPages(const QList<JournalEntry> &entries, const Shop &shop, QPageSize::PageSizeId size)
    : StationeryPages(size, std::make_unique<Stationery>(shop, size, kJournalName, QString()))
{
    lay(stationery().name, JournalWriter(stationery()).write(entries));
}

} // namespace stemdesk
