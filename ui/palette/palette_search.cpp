#include "ui/palette/palette_search.h"

#include "core/base/text.h"
#include "ui/ui_context.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kEachKind = 6;
constexpr int kOfCommand = 4;

bool beginsOne(const QString &word, const QStringList &texts)
{
    return std::ranges::any_of(texts, [&](const QString &text) { return text.startsWith(word); });
}

/// Runs on the thread for lookups.
Result<PaletteFindings> findingsFor(ShopServices &shop, const QString &text, const QString &rest)
{
    auto found = TRY(shop.search.find(text, kEachKind));
    PaletteFindings findings{.text = text, .found = std::move(found), .commandId = {}, .eventsOfCommand = {}};
    if (rest.isEmpty())
        return findings;
    auto events = TRY(shop.search.find(rest, kOfCommand));
    findings.eventsOfCommand = events.events;
    return findings;
}

} // namespace

PaletteSearch::PaletteSearch(UiContext &context, QObject *parent) : QObject(parent), m_lookup(context) {}

PaletteSearch::Question PaletteSearch::questionFrom(const QString &text, const Commands &commands)
{
    const QStringList words = searchTokens(text);
    for (const Command &command : commands) {
        const QStringList texts = searchTokens(wordsOf(command));
        qsizetype count = 0;
        while (command.runFor && count < words.size() && beginsOne(words.at(count), texts))
            ++count;
        if (count > 0 && count < words.size())
            return {.text = text, .commandId = command.id, .rest = words.mid(count).join(u' ')};
    }
    return {.text = text, .commandId = {}, .rest = {}};
}

void PaletteSearch::search(const QString &text, const Commands &commands)
{
    const Question question = questionFrom(text, commands);
    m_lookup.ask([question](ShopServices &shop) { return findingsFor(shop, question.text, question.rest); },
                 [this, question](const Result<PaletteFindings> &findings) {
                     // A failed search finds nothing.
                     PaletteFindings told = findings.value_or(PaletteFindings());
                     told.text = question.text;
                     told.commandId = question.commandId;
                     Q_EMIT found(told);
                 });
}

} // namespace stemdesk::ui
