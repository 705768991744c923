#pragma once

#include "ui/palette/command.h"
#include "ui/palette/palette_row.h"
#include "ui/palette/palette_search.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace stemdesk::ui {

struct UiContext;

/// Opens a chosen object.
struct PaletteLeads {
    std::function<void(const EventId &)> event;
    std::function<void(const ProductId &, const VariantId &)> product; ///< A null variant: the product itself.
    std::function<void(const SupplierId &)> supplier;
    std::function<void(const ContactId &)> contact;
    std::function<void(const QString &)> type; ///< Writes into the field, for when a command about an event is chosen.
};

/// Builds the rows of the command palette: groups of matches, best first.
class PaletteRows {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::PaletteRows)

public:
    PaletteRows(UiContext &context, PaletteLeads leads) : m_context(context), m_leads(std::move(leads)) {}

    void setCommands(const Commands &commands) { m_commands = commands; }
    const Commands &commands() const { return m_commands; }
    /// Reads the colours' swatches.
    void readColours();

    /// For an empty field: recent choices and every command.
    QList<PaletteRow> withoutText(const QStringList &recentIds) const;
    /// `findings` may be those of the previous text, or null.
    QList<PaletteRow> forText(const QString &text, const std::optional<PaletteFindings> &findings) const;

private:
    QList<PaletteRow> commandRows(const QStringList &words) const;
    QList<PaletteRow> rowsOfCommand(const PaletteFindings &findings) const;
    std::optional<PaletteRow> recentRow(const QString &id) const;
    std::optional<PaletteRow> recentVariant(const QString &id) const;
    PaletteRow rowOf(const Command &command) const;
    PaletteRow rowOf(const Event &event) const;
    PaletteRow rowOf(const FoundProduct &found) const;
    PaletteRow rowOf(const Supplier &supplier) const;
    PaletteRow rowOf(const Contact &contact) const;

    UiContext &m_context;
    PaletteLeads m_leads;
    Commands m_commands;
    QHash<QString, QColor> m_looks; ///< By folded name.
};

} // namespace stemdesk::ui
