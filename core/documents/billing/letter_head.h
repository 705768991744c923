#pragma once

#include "core/documents/layout/page_flow.h"
#include "core/documents/layout/page_marks.h"
#include "core/documents/layout/print_type.h"

#include <QColor>
#include <QString>

namespace stemdesk {

class PrintPictures;
class Stationery;
struct Shop;

/// Lines below each other, as marks of one block.
class TextColumn {
public:
    TextColumn(qreal left, qreal width) : m_left(left), m_width(width) {}

    void add(const PrintType &type, const QString &text, const QColor &colour);
    void skip(qreal height) { m_y += height; }
    qreal bottom() const { return m_y; }
    const Marks &marks() const { return m_marks; }

private:
    qreal m_left;
    qreal m_width;
    qreal m_y = 0;
    Marks m_marks;
};

/// The gap between the halves of a letter's head.
inline constexpr qreal kBetweenHalves = pt(20);

/// The x of the right half's left edge.
qreal rightHalf(const Stationery &stationery);

/// The sender of a letter: the logo or the name, with the contact details at the right.
Block senderBlock(const Shop &sender, const Stationery &stationery, PrintPictures &pictures);

/// "VAT number: GB123"; one that begins with no country, "Tax number: 12/345".
QString taxNumberText(const QString &number, const Stationery &stationery);

/// The letter's title, such as "Invoice", above its number or its subject.
Block letterTitle(const QString &subject, const Stationery &stationery);

/// Facts in the right half of a letter's head, a label and a value on each line.
class LetterFacts {
public:
    explicit LetterFacts(const Stationery &stationery) : m_stationery(stationery) {}

    /// Nothing if the value is empty.
    void add(const QString &label, const QString &value);
    /// A block of them; the values are below each other, beside the longest label.
    Block block() const;

private:
    struct Fact {
        QString label;
        QString value;
    };

    const Stationery &m_stationery;
    QList<Fact> m_facts;
};

} // namespace stemdesk
