#include "ui/pages/figures/figure_grid.h"

#include "core/domain/reports/period_report.h"
#include "ui/pages/figures/figure_words.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"

#include <QGridLayout>
#include <QPainter>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

enum GridColumn { NameColumn, BeforeColumn, NowColumn, ChangeColumn }; ///< In the order of the chart.

constexpr int kFigureWidth = 3 * kSpace24 + kSpace12; ///< The same in all cards, so that their figures align.
constexpr int kChangeWidth = 2 * kSpace24 + kSpace16;

} // namespace

FigureGrid::FigureGrid(const QString &title, const QList<ReportFigure> &figures, QWidget *parent) : Card(title, parent)
{
    auto *place = new QWidget;
    m_grid = new QGridLayout(place);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(kSpace12); // With more, long names would make a column wider than its half.
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(NameColumn, 1);
    m_grid->setColumnMinimumWidth(NowColumn, kFigureWidth);
    m_grid->setRowMinimumHeight(0, QFontMetrics(fontFor(TextStyle::Caption)).height() + kSpace12); // As in tables.
    m_nowTitle = addHead(NowColumn);
    m_beforeTitle = addHead(BeforeColumn);
    m_changeTitle = addHead(ChangeColumn);
    m_changeTitle->setText(tr("Change"));
    for (const ReportFigure figure : figures) {
        const int row = int(m_lines.size()) + 1;
        auto *name = new FlushLink(figureName(figure), TextStyle::Body);
        name->setQuiet();
        name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        name->setMinimumWidth(name->sizeHint().width());
        m_grid->addWidget(name, row, NameColumn);
        m_grid->setRowMinimumHeight(row, rowHeight());
        connect(name, &QAbstractButton::clicked, this, [this, figure] { Q_EMIT figureChosen(figure); });
        m_lines.append({figure, name, addLabel(row, NowColumn, false), addLabel(row, BeforeColumn, true),
                        addLabel(row, ChangeColumn, true)});
    }
    addPadded(place);
}

TextLabel *FigureGrid::addHead(int column)
{
    auto *head = new TextLabel({}, TextStyle::Caption, Tone::Quiet);
    QFont font = head->font();
    font.setWeight(QFont::Medium);
    head->setFont(font);
    head->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(head, 0, column);
    return head;
}

/// Each row but the last has a line below it, as in the tables beside.
void FigureGrid::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    for (int row = 0; row + 1 < m_grid->rowCount(); ++row) {
        const QRect cell = m_grid->cellRect(row, NowColumn);
        const int top = m_grid->parentWidget()->mapTo(this, cell.topLeft()).y();
        paintHairlineBelow(painter, QRect(kHairline, top, width() - 2 * kHairline, cell.height()),
                           themeTokens().hairline);
    }
}

TextLabel *FigureGrid::addLabel(int row, int column, bool isQuiet)
{
    auto *label = new TextLabel({}, isQuiet ? TextStyle::Body : TextStyle::Strong, isQuiet ? Tone::Quiet : Tone::Plain);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(label, row, column);
    return label;
}

void FigureGrid::addShare(const QString &name)
{
    const int row = int(m_lines.size()) + 1;
    m_shareName = name;
    m_grid->setRowMinimumHeight(row, rowHeight());
    m_grid->addWidget(new TextLabel(name), row, NameColumn);
    m_shareNow = addLabel(row, NowColumn, false);
    m_shareBefore = addLabel(row, BeforeColumn, true);
    m_shareChange = addLabel(row, ChangeColumn, true);
}

void FigureGrid::setShare(std::optional<double> now, std::optional<double> before)
{
    if (!m_shareNow)
        return;
    m_shareNow->setFigure(m_shareName, shareText(now));
    m_shareBefore->setFigure(m_shareName, shareText(before));
    m_shareChange->setFigure(changeName(m_shareName), pointsText(now, before));
}

QString FigureGrid::changeName(const QString &figure)
{
    return tr("%1, %2", "figure, month").arg(figure, tr("Change"));
}

void FigureGrid::setReports(const PeriodReport &now, const PeriodReport &before)
{
    const QString present = periodText(now.figures.period);
    const QString past = periodText(before.figures.period);
    m_nowTitle->setText(present);
    m_beforeTitle->setText(past);
    const bool hasBefore = !before.isEmpty(); // In a shop's first year there is nothing to compare with.
    for (TextLabel *compared : {m_beforeTitle, m_changeTitle})
        compared->setVisible(hasBefore);
    m_grid->setColumnMinimumWidth(BeforeColumn, hasBefore ? kFigureWidth : 0);
    m_grid->setColumnMinimumWidth(ChangeColumn, hasBefore ? kChangeWidth : 0);
    for (TextLabel *compared : {m_shareBefore, m_shareChange}) {
        if (compared)
            compared->setVisible(hasBefore);
    }
    for (const Line &line : std::as_const(m_lines)) {
        const double figure = figureOf(now, line.figure);
        const double figureBefore = figureOf(before, line.figure);
        const auto shown = [&line](double value, const QString &currency) {
            return value == 0 ? u"–"_s : figureText(value, line.figure, currency);
        };
        const QString text = shown(figure, now.currency);
        const QString textBefore = shown(figureBefore, before.currency);
        const QString name = figureName(line.figure);
        line.now->setFigure(tr("%1, %2", "figure, month").arg(name, present), text);
        line.before->setFigure(tr("%1, %2", "figure, month").arg(name, past), textBefore);
        line.before->setVisible(hasBefore);
        line.change->setFigure(changeName(name), changeText(figure, figureBefore));
        line.change->setVisible(hasBefore);
        line.name->setAccessibleName(tr("%1: %2; show what it adds up").arg(name, text));
    }
}

} // namespace stemdesk::ui
