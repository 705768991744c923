#pragma once

#include "core/documents/layout/inks.h"
#include "core/documents/layout/page_marks.h"
#include "core/documents/layout/print_type.h"
#include "core/domain/events/printed_event.h"
#include "core/domain/shops/document_language.h"
#include "core/domain/shops/shop.h"

#include <QPageSize>
#include <QRectF>
#include <QString>
#include <QStringList>

namespace stemdesk {

/// The frame around the contents of every page: the draft mark above, the page number below.
class PageFrame {
public:
    /// `paper` is in twentieths of a point; without a `draft` there is no mark.
    PageFrame(const QRectF &paper, QString draft, QString foot, const DocumentLanguage &language,
              const PrintTypes &types);

    /// The area left for the contents.
    const QRectF &body() const { return m_body; }
    /// `page` counts from 1.
    PagePart part(int page, int count) const;

private:
    Marks draftMarks() const;

    const DocumentLanguage &m_language;
    const PrintTypes &m_types;
    QRectF m_body;
    QRectF m_band;
    QString m_draft;
    QString m_foot;
};

/// The look of a document: the shop's language, the type, and the paper with its frame.
class Stationery {
public:
    /// `name` is the document's, shown at the foot of each page.
    Stationery(const PrintedEvent &event, const Shop &shop, QPageSize::PageSizeId size, const char *name);
    /// For documents without an event; without a `draft` there is no mark.
    Stationery(const Shop &shop, QPageSize::PageSizeId size, const char *name, const QString &draft);
    ~Stationery() = default;
    Q_DISABLE_COPY_MOVE(Stationery)

    /// A text of the context "documents".
    QString say(const char *text) const { return language.translate("documents", text); }
    /// The tax as the shop's country calls it, "VAT"; else "tax".
    QString taxName() const;
    /// The same within a sentence: "btw".
    QString taxWord() const;
    /// The label of a total with tax: "Total incl. VAT", "Total TTC".
    QString totalWithTax() const;
    /// Day of the week, day, month and year, as a line begins: "Vendredi 5 juin 2026".
    QString day(QDate on) const;
    /// The event's day; empty if it has no date.
    QString day() const;
    /// "13:00–13:45"; "13:00 – 21 June 2026, 01:00" if it ends on another day.
    QString span(Instant from, Instant to) const;
    /// The span of a place, "18:00–01:00" for an evening that ends in the small hours, or "from 13:00"; with the day if
    /// it is not the event's.
    QString hours(const PrintedPlace &place) const;
    /// An address on one line, the house number with its street.
    static QString oneLine(const QString &address);
    QString length(double centimetres) const;
    /// "Rose ‘Quicksand’".
    static QString nameOf(const PrintedLine &line);
    /// "Rose ‘Quicksand’ 50 cm".
    QString nameAndLength(const PrintedLine &line) const;
    /// Names of the colours, separated by commas.
    QString namesOf(const QList<PrintedColour> &colours) const;
    /// When the event begins; nullopt if it has no date.
    static std::optional<Instant> startOf(const PrintedEvent &event);

    const Shop shop;
    const DocumentLanguage language;
    const PrintTypes types;
    const Inks inks;
    const QString name;
    const QRectF paper; ///< In twentieths of a point.
    const PageFrame frame;

private:
    struct About {
        QString subject;
        QString draft;
        std::optional<PrintedOffer> offer;
        std::optional<Instant> start;
    };
    Stationery(const Shop &shop, QPageSize::PageSizeId size, const char *name, const About &about);

    bool isOneEvening(Instant from, Instant to) const;

    std::optional<Instant> m_start;
};

/// The shop's name and contact details, line by line.
QStringList contactLines(const Shop &shop);

} // namespace stemdesk
