#pragma once

#include "core/documents/layout/page_marks.h"
#include "core/documents/layout/print_pictures.h"
#include "core/domain/events/printed_event.h"

#include <initializer_list>

namespace stemdesk {

class Stationery;

/// Layout and colours of the text on a cover.
struct CoverForm {
    qreal width = 0;
    bool isCentred = false;
    bool hasLabelsAbove = false; ///< Labels above the facts instead of beside them.
    QColor text;
    QColor quiet;
    QColor accent;
};

/// The text of a cover, stacked from the top left corner.
class CoverWords {
public:
    CoverWords(const PrintedEvent &event, const Stationery &stationery, const CoverForm &form);

    /// The shop's logo, on a white panel if the page is coloured, or its name; and its tagline.
    void addShop(PrintPictures &pictures, bool isOnColour);
    /// The kind of document, the event's name as large as it fits, and its clients.
    void addTitle();
    void addRule();
    void addFacts();
    /// Adds as many rows of the palette as fit into `room`.
    void addPalette(qreal room);
    /// The shop and the date of the offer.
    void addFoot();
    void skip(qreal height) { m_y += height; }

    qreal height() const { return m_y; }
    /// The text with its top left corner at `topLeft`.
    PaperPage at(QPointF topLeft) const;

private:
    void addLine(PagePart &part, const PrintType &type, const QString &text, const QColor &colour);
    void addLines(const PrintType &type, const QString &text, const QColor &colour, qsizetype most,
                  PageTag tag = PageTag::Paragraph);
    const PrintType &largestFor(const QString &text, std::initializer_list<const PrintType *> types) const;
    QStringList offerWords() const;
    void addFact(const char *label, const QStringList &values);
    void addSwatches(const QList<PrintedColour> &row, qreal width);

    const PrintedEvent &m_event;
    const Stationery &m_stationery;
    CoverForm m_form;
    qreal m_y = 0;
    PaperPage m_parts;
};

} // namespace stemdesk
