#include "ui/palette/palette_search.h"

#include "core/base/text.h"
#include "core/services/service_thread.h"
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
Result<PaletteFindings> findingsFor(Services &services, const ShopId &shop, const QString &text, const QString &rest)
{
    const Result<ShopServices *> ours = services.forShop(shop);
    if (!ours)
        return ours.error();
    auto found = (*ours)->search.find(text, kEachKind);
    if (!found)
        return found.error();
    PaletteFindings findings{.text = text, .found = *std::move(found), .commandId = {}, .eventsOfCommand = {}};
    if (rest.isEmpty())
        return findings;
    auto events = (*ours)->search.find(rest, kOfCommand);
    if (!events)
        return events.error();
    findings.eventsOfCommand = events->events;
    return findings;
}

} // namespace

PaletteSearch::PaletteSearch(UiContext &context, QObject *parent) : QObject(parent), m_context(context) {}

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
    m_wanted = questionFrom(text, commands);
    if (!m_isAsking)
        ask(m_wanted);
}

void PaletteSearch::forget()
{
    m_wanted = {};
}

void PaletteSearch::ask(const Question &question)
{
    m_isAsking = true;
    m_context.lookups.run(
        this,
        [question, shop = m_context.shop.id](Services &services) {
            return findingsFor(services, shop, question.text, question.rest);
        },
        [this, question](const Result<PaletteFindings> &findings) {
            m_isAsking = false;
            if (m_wanted.text.isEmpty())
                return;
            if (m_wanted.text != question.text) {
                ask(m_wanted);
                return;
            }
            // What cannot be read now is not found now.
            PaletteFindings told = findings.value_or(PaletteFindings());
            told.text = question.text;
            told.commandId = question.commandId;
            Q_EMIT found(told);
        });
}

} // namespace stemdesk::ui
