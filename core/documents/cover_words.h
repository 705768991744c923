#pragma once

#include "core/documents/page_marks.h"
#include "core/documents/print_pictures.h"
#include "core/domain/events/printed_event.h"

#include <initializer_list>

namespace stemdesk {

class Stationery;

/// How words stand on a cover.
struct CoverForm {
    qreal width = 0;
    bool isCentred = false;
    bool hasLabelsAbove = false; ///< Of facts; else beside them.
    QColor text;
    QColor quiet;
    QColor accent;
};

/// Words of a cover below each other, from the top left corner of where they are put.
class CoverWords {
public:
    CoverWords(const PrintedEvent &event, const Stationery &stationery, const CoverForm &form);

    /// By its logo, on a sheet of paper where the page is coloured, or else by its name; and its own line.
    void addShop(PrintPictures &pictures, bool isOnColour);
    /// What it is, the event's name as large as it fits, and its clients.
    void addTitle();
    void addRule();
    void addFacts();
    /// As many rows of it as `room` has.
    void addPalette(qreal room);
    /// Who offers it and since when.
    void addFoot();
    void skip(qreal height) { m_y += height; }

    qreal height() const { return m_y; }
    /// The words where they begin at `topLeft`.
    PaperPage at(QPointF topLeft) const;

private:
    void addLine(PagePart &part, const PrintType &type, const QString &text, const QColor &colour);
    void addLines(const PrintType &type, const QString &text, const QColor &colour, qsizetype most,
                  PageTag tag = PageTag::Paragraph);
    const PrintType &largestFor(const QString &text, std::initializer_list<const PrintType *> types) const;
    void addFact(const char *label, const QStringList &values);
    void addSwatches(const QList<PrintedColour> &row, qreal width);

    const PrintedEvent &m_event;
    const Stationery &m_stationery;
    CoverForm m_form;
    qreal m_y = 0;
    PaperPage m_parts;
};

} // namespace stemdesk
