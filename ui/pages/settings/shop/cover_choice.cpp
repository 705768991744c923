#include "ui/pages/settings/shop/cover_choice.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QPainter>
#include <QRadioButton>
#include <QSignalBlocker>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr QSize kSheet(72, 96);

// Paper has the same colours in both themes.
const QColor kSheetWhite(0xff, 0xff, 0xff);
const QColor kSheetWords(0x66, 0x61, 0x59);
const QColor kSheetPicture(0xb9, 0xc4, 0xb4);

void paintSheetLines(QPainter &painter, const QRect &place, const QColor &colour)
{
    constexpr int kLine = 3;
    painter.fillRect(place.left(), place.top(), place.width(), 2 * kLine, colour);
    for (int i = 0; i < 3; ++i)
        painter.fillRect(place.left(), place.top() + 4 * kLine + 2 * i * kLine, place.width() * (3 - i) / 4, 1, colour);
}

} // namespace

/// One first page, with its name below.
class CoverChoice::Sheet : public QRadioButton {
public:
    Sheet(ProposalCover cover, const QString &name) : QRadioButton(name), m_cover(cover)
    {
        setAttribute(Qt::WA_Hover);
        setAttribute(Qt::WA_LayoutUsesWidgetRect); // It has no mark, so no room for a mark's ring.
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void setAccent(const QColor &accent)
    {
        m_accent = accent;
        update();
    }

    QSize sizeHint() const override
    {
        const QFontMetrics words(fontFor(TextStyle::Body));
        return {std::max(kSheet.width(), words.horizontalAdvance(text())) + 2 * kSpace8,
                kSheet.height() + words.height() + 3 * kSpace8};
    }

protected:
    bool hitButton(const QPoint &place) const override { return rect().contains(place); }

    void paintEvent(QPaintEvent *) override
    {
        const ColourTokens &tokens = themeTokens();
        QPainter painter(this);
        if (isChecked() || underMouse())
            paintPanel(painter, rect(), isChecked() ? tokens.accentGround : tokens.panel,
                       isChecked() ? tokens.accent : tokens.edge);
        QRect sheet(QPoint(), kSheet);
        sheet.moveTo((width() - sheet.width()) / 2, kSpace8);
        paintSheet(painter, sheet);
        painter.setPen(tokens.edge);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(sheet);
        painter.setFont(fontFor(TextStyle::Body));
        painter.setPen(isChecked() ? tokens.accent : tokens.text);
        painter.drawText(QRect(0, sheet.bottom() + kSpace8, width(), height() - sheet.bottom() - 2 * kSpace8),
                         Qt::AlignCenter, text());
        if (hasFocus())
            paintFocusFrame(painter, rect(), tokens);
    }

private:
    void paintSheet(QPainter &painter, const QRect &sheet) const
    {
        painter.fillRect(sheet, kSheetWhite);
        switch (m_cover) {
        case ProposalCover::Picture:
            painter.fillRect(QRect(sheet.topLeft(), QSize(sheet.width(), sheet.height() / 2)), kSheetPicture);
            paintSheetLines(painter, sheet.adjusted(kSpace8, sheet.height() / 2 + kSpace8, -kSpace24, 0), m_accent);
            break;
        case ProposalCover::Panel:
            painter.fillRect(sheet, kSheetPicture);
            painter.fillRect(QRect(sheet.topLeft(), QSize(sheet.width() / 2, sheet.height())), m_accent);
            paintSheetLines(painter, sheet.adjusted(kSpace8, kSpace24, -sheet.width() / 2 - kSpace8, 0), kSheetWhite);
            break;
        case ProposalCover::Classic:
            painter.setPen(m_accent);
            painter.drawRect(sheet.adjusted(kSpace4, kSpace4, -kSpace4, -kSpace4));
            painter.fillRect(sheet.adjusted(kSpace16, kSpace16, -kSpace16, -sheet.height() / 2), kSheetPicture);
            paintSheetLines(painter, sheet.adjusted(kSpace24, sheet.height() / 2 + kSpace8, -kSpace24, 0), kSheetWords);
            break;
        }
    }

    ProposalCover m_cover;
    QColor m_accent = kSheetWords;
};

CoverChoice::CoverChoice(QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
    setProperty("tall", true); // Its label is beside the top of the sheets.
    const auto nameOf = [](ProposalCover cover) {
        switch (cover) {
        case ProposalCover::Picture: return tr("Picture");
        case ProposalCover::Panel: return tr("Panel");
        case ProposalCover::Classic: return tr("Classic");
        }
        return QString();
    };
    for (const ProposalCover cover : kProposalCovers) {
        auto *sheet = new Sheet(cover, nameOf(cover));
        m_sheets.append(sheet);
        row->addWidget(sheet);
        connect(sheet, &QAbstractButton::toggled, this, [this, cover](bool isChosen) {
            if (isChosen)
                Q_EMIT chosen(cover);
        });
    }
    row->addStretch(1);
    setFocusProxy(m_sheets.constFirst());
}

void CoverChoice::setValue(ProposalCover cover, const QColor &accent)
{
    for (qsizetype i = 0; i < m_sheets.size(); ++i) {
        const QSignalBlocker isNotChosen(m_sheets.at(i));
        m_sheets.at(i)->setAccent(accent);
        if (kProposalCovers.at(size_t(i)) == cover)
            m_sheets.at(i)->setChecked(true);
    }
}

} // namespace stemdesk::ui
