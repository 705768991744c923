#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>

class QColor;
class QPainter;

namespace stemdesk {

/// Lengths on paper. Pages are laid out in twentieths of a point, which is fine enough to set type without rounding.
constexpr qreal pt(qreal points)
{
    return points * 20;
}

/// A font in one size, with everything for setting text in it. Each object is used by one thread.
class PrintType {
public:
    enum class Use { Words, Numbers, Capitals, Serif, Italic };

    explicit PrintType(qreal points, QFont::Weight weight = QFont::Normal, Use use = Use::Words);

    qreal lineHeight() const { return m_lineHeight; }
    qreal ascent() const { return m_ascent; }
    /// An upper bound of the text's width.
    qreal width(const QString &text) const;
    QString elided(const QString &text, qreal width) const;
    /// Whether each word has room on a line.
    bool holdsWords(const QString &text, qreal width) const;
    /// Wraps between words, or inside a word that is wider than the line; cuts after `maxLines` with an ellipsis. At
    /// least one line.
    QStringList wrapped(const QString &text, qreal width, qsizetype maxLines) const;
    /// The same for a heading: its lines are about as long as each other, instead of one word on the last.
    QStringList balanced(const QString &text, qreal width, qsizetype maxLines) const;
    /// The same for a paragraph of any length: its last line is no short single word, if the others can give one away.
    QStringList settled(const QString &text, qreal width) const;

    /// `top` is the top of the line; the baseline follows from it.
    void drawLeft(QPainter &painter, qreal left, qreal top, const QString &text, const QColor &colour) const;
    void drawRight(QPainter &painter, qreal right, qreal top, const QString &text, const QColor &colour) const;

private:
    static constexpr size_t kPlainLetters = 0x310;

    qreal advance(QChar letter) const;
    bool isPlain(const QString &text) const;
    QStringList shapedLines(const QString &words, qreal width, qsizetype maxLines) const;
    qsizetype lineEnd(const QString &text, qsizetype from, qreal width) const;

    QFont m_font;
    qreal m_ascent = 0;
    qreal m_lineHeight = 0;
    // Measuring a text is slower than drawing it, so letters that do not join are measured once and added up.
    mutable std::array<qreal, kPlainLetters> m_advances{};
};

/// The type that documents are set in.
struct PrintTypes {
    PrintType title{22, QFont::Bold};
    PrintType heading{11, QFont::Bold};
    PrintType body{10};
    PrintType strong{10, QFont::Bold};
    PrintType cell{10};
    PrintType number{10, QFont::Normal, PrintType::Use::Numbers};
    PrintType strongNumber{10, QFont::Bold, PrintType::Use::Numbers};
    PrintType total{10, QFont::Bold, PrintType::Use::Numbers};
    PrintType head{8.6, QFont::Bold};
    PrintType label{7.6, QFont::Bold, PrintType::Use::Capitals};
    PrintType small{8.2};
    PrintType display{44, QFont::Normal, PrintType::Use::Serif};
    PrintType displaySmall{33, QFont::Normal, PrintType::Use::Serif};
    PrintType displaySmallest{23, QFont::Normal, PrintType::Use::Serif};
    PrintType chapter{27, QFont::Normal, PrintType::Use::Serif};
    PrintType section{18, QFont::Normal, PrintType::Use::Serif};
    PrintType subsection{14, QFont::Normal, PrintType::Use::Serif};
    PrintType story{12, QFont::Normal, PrintType::Use::Serif};
    PrintType aside{12, QFont::Normal, PrintType::Use::Italic};
    PrintType asideSmall{10.5, QFont::Normal, PrintType::Use::Italic};
    PrintType text{10.5};
    PrintType price{10.5, QFont::Normal, PrintType::Use::Numbers};
    PrintType sum{17, QFont::Bold, PrintType::Use::Numbers};
    PrintType bench{12.5};
    PrintType benchStrong{12.5, QFont::Bold};
    PrintType benchNumber{12.5, QFont::Normal, PrintType::Use::Numbers};
    PrintType benchTotal{16, QFont::Bold, PrintType::Use::Numbers};
    PrintType benchTitle{18, QFont::Bold};
    PrintType stamp{13, QFont::Bold, PrintType::Use::Capitals};
};

} // namespace stemdesk
