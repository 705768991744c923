#pragma once

#include "core/domain/billing/invoice.h"
#include "core/services/search_service.h"
#include "ui/models/lookup.h"
#include "ui/palette/command.h"
#include "ui/palette/palette_model.h"

#include <QCoreApplication>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

class QSettings;

namespace stemdesk {
struct Shop;
}

namespace stemdesk::ui {

struct UiContext;

/// Matches of a text in the shop.
struct PaletteFindings {
    QString text; ///< The search text.
    Findings found;
    QList<Invoice> invoices; ///< Only if the text has a digit.
    /// For a command about an event, such as "order sheet smith": the events that match the rest of the text.
    QString commandId;
    QList<Event> eventsOfCommand;
};

/// Searches the shop in the background, one text at a time; of the texts typed meanwhile only the newest is searched.
class PaletteSearch : public QObject {
    Q_OBJECT

public:
    explicit PaletteSearch(UiContext &context, QObject *parent = nullptr);

    /// `commands`: those that the text may begin with.
    void search(const QString &text, const Commands &commands);
    /// Drops a pending answer.
    void forget() { m_lookup.forget(); }

Q_SIGNALS:
    void found(const stemdesk::ui::PaletteFindings &findings);

private:
    /// A text, and the command that it begins with.
    struct Question {
        QString text;
        QString commandId;
        QString rest; ///< The text after the command.
    };
    static Question questionFrom(const QString &text, const Commands &commands);

    Lookup m_lookup;
};

/// Recent choices in a shop's command palette, newest first; kept between sessions.
class RecentChoices {
public:
    RecentChoices(QSettings &settings, const Shop &shop);

    /// Row ids.
    QStringList ids() const;
    void add(const QString &id);

private:
    QSettings &m_settings;
    QString m_key;
};

/// Opens a chosen object.
struct PaletteLeads {
    std::function<void(const EventId &)> event;
    std::function<void(const ProductId &, const VariantId &)> product; ///< A null variant: the product itself.
    std::function<void(const SupplierId &)> supplier;
    std::function<void(const ContactId &)> contact;
    std::function<void(const QString &)> invoice; ///< By its number.
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
    PaletteRow rowOf(const Invoice &invoice) const;

    UiContext &m_context;
    PaletteLeads m_leads;
    Commands m_commands;
    QHash<QString, QColor> m_looks; ///< By folded name.
};

} // namespace stemdesk::ui
