#include "ui/order_sheets/advice.h"

#include "core/services/services.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr qsizetype kShown = 3;

struct AdviceEdit {
    Q_DECLARE_TR_FUNCTIONS(AdviceEdit)
};

struct AdvisedLine {
    EventId event;
    EventItem item;
    QString group;
    double copies = 1;
};

Result<QList<AdvisedLine>> advisedLines(ShopServices &services, const OrderAdvice &advice)
{
    QList<AdvisedLine> lines;
    for (const EventId &id : advice.events) {
        const Event event = TRY(services.events.find(id));
        for (const EventGroup &group : event.groups) {
            for (const EventItem &item : group.items) {
                if (advice.items.contains(item.id))
                    lines.append({id, item, group.name, group.quantity});
            }
        }
    }
    return lines;
}

/// The new quantity per copy, in whole stems. If that saves a pack, the copies together may leave out more than is
/// necessary. nullopt if it does not work out.
std::optional<double> advisedQuantity(const AdvisedLine &line, double unitsChange)
{
    constexpr double kNearlyWhole = 1e-6;
    if (line.copies <= 0)
        return std::nullopt;
    const double change = unitsChange / line.copies;
    const double whole = unitsChange < 0 ? std::floor(change + kNearlyWhole) : std::round(change);
    const bool isExact = std::abs(whole - change) <= kNearlyWhole;
    const double quantity = line.item.quantity + whole;
    return quantity > 0 && (isExact || unitsChange < 0) ? std::optional(quantity) : std::nullopt;
}

/// The edit that applies the advice: one arrangement gets fewer or more, or all lines ordered together move to another
/// supplier. nullopt if every arrangement has too many copies for such a change.
Result<std::optional<Edit>> adviceEdit(ShopServices &services, const OrderAdvice &advice)
{
    const QList<AdvisedLine> lines = TRY(advisedLines(services, advice));
    QList<Edit> edits;
    if (!advice.supplier.isNull()) {
        for (const AdvisedLine &line : lines)
            edits.append(patchItemEdit(advice.text, line.event, line.item, {.supplierId = advice.supplier}));
        if (edits.isEmpty())
            return std::optional<Edit>();
        Edit all = together(advice.text, edits);
        all.offer = AdviceEdit::tr("%n line(s) changed: %1", nullptr, int(edits.size())).arg(advice.text);
        return std::optional(all);
    }
    const AdvisedLine *best = nullptr;
    double spared = 0;
    for (const AdvisedLine &line : lines) {
        const std::optional<double> quantity = advisedQuantity(line, advice.unitsChange);
        // Choose the smallest change, where it is least noticeable.
        const double change = quantity ? std::abs(*quantity - line.item.quantity) / line.item.quantity : 1;
        if (quantity && (!best || change < spared)) {
            best = &line;
            spared = change;
        }
    }
    if (!best)
        return std::optional<Edit>();
    const double quantity = *advisedQuantity(*best, advice.unitsChange);
    Edit edit = patchItemEdit(advice.text, best->event, best->item, {.quantity = quantity});
    edit.offer = AdviceEdit::tr("%1: %2 instead of %3 in each “%4”")
                     .arg(advice.text, quantityText(quantity), quantityText(best->item.quantity), best->group);
    return std::optional(edit);
}

} // namespace

AdviceRow::AdviceRow(QWidget *parent)
    : QWidget(parent), m_text(new TextLabel({})),
      m_hint(new KeyHint(QKeySequence(Qt::CTRL | Qt::Key_Period).toString(QKeySequence::NativeText))),
      m_saving(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_take(new Button(tr("Apply"), Button::Kind::Link))
{
    m_hint->hide();
    m_text->setElided(true);
    auto *row = rowInside(this, kSpace8, {kEdgePadding + kSpace12, 0, kEdgePadding + kSpace8, 0});
    row->addWidget(m_text);
    row->addWidget(m_saving);
    row->addWidget(m_take); // Right after what it applies to.
    row->addWidget(m_hint);
    row->addStretch(1);
    setMinimumHeight(rowHeight());
    connect(m_take, &QAbstractButton::clicked, this, &AdviceRow::taken);
}

void AdviceRow::show(const OrderAdvice &advice, const QString &currency)
{
    m_advice = advice;
    m_text->setText(advice.text);
    m_saving->setText(advice.savingIncTax > 0 ? tr("saves %1 incl. tax").arg(moneyText(advice.savingIncTax, currency))
                                              : QString());
    m_saving->setVisible(advice.savingIncTax > 0); // Its empty place would hold the button off.
    m_take->setAccessibleName(tr("Apply: %1").arg(advice.text));
    setVisible(true);
}

void AdviceRow::setHinted(bool isHinted)
{
    m_hint->setVisible(isHinted);
}

bool AdviceRow::hasKeyboard() const
{
    return m_take->hasFocus();
}

void AdviceRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPanel(painter, rect().adjusted(kEdgePadding, kSpace2, -kEdgePadding, -kSpace2),
               toneGround(themeTokens(), Tone::Quiet), QColor());
}

AdviceList::AdviceList(QWidget *parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_more(new Button({}, Button::Kind::Link))
{
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(0, kSpace2, kEdgePadding + kSpace8, 0);
    foot->addStretch(1);
    foot->addWidget(m_more);
    m_column->setContentsMargins(0, kSpace4, 0, kSpace4);
    m_column->setSpacing(0);
    m_column->addLayout(foot);
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        m_isWhole = !m_isWhole;
        fill();
    });
    hide();
}

std::optional<OrderAdvice> AdviceList::current() const
{
    const auto row = std::ranges::find_if(m_rows, &AdviceRow::hasKeyboard);
    if (row != m_rows.cend())
        return (*row)->advice();
    return m_advice.isEmpty() ? std::nullopt : std::optional(m_advice.constFirst());
}

void AdviceList::show(const QList<OrderAdvice> &advice, const QString &currency)
{
    m_advice = advice;
    m_currency = currency;
    fill();
    setVisible(!m_advice.isEmpty());
}

void AdviceList::setHinted(bool isHinted)
{
    if (!m_rows.isEmpty())
        m_rows.constFirst()->setHinted(isHinted);
}

void AdviceList::fill()
{
    const auto shown = m_isWhole ? m_advice.size() : std::min(m_advice.size(), kShown);
    while (m_rows.size() < shown) {
        auto *row = new AdviceRow;
        m_column->insertWidget(int(m_rows.size()), row);
        m_rows.append(row);
        connect(row, &AdviceRow::taken, this, [this, row] { Q_EMIT taken(OrderAdvice(row->advice())); });
    }
    for (qsizetype place = 0; place < m_rows.size(); ++place) {
        if (place < shown)
            m_rows.at(place)->show(m_advice.at(place), m_currency);
        else
            m_rows.at(place)->hide();
    }
    m_more->setVisible(m_advice.size() > kShown);
    m_more->setText(m_isWhole ? tr("Fewer") : tr("%1 more").arg(m_advice.size() - kShown));
}

AdviceTaker::AdviceTaker(UiContext &context, QObject *parent) : QObject(parent), m_context(context), m_reading(context)
{}

void AdviceTaker::take(const OrderAdvice &advice)
{
    m_reading.ask([advice](ShopServices &services) { return adviceEdit(services, advice); },
                  [this](const Result<std::optional<Edit>> &edit) {
                      if (!edit || !*edit) {
                          Q_EMIT refused(edit ? tr("No single arrangement can make up this change, as each is made "
                                                   "several times. Change one in its recipe.")
                                              : errorText(edit.error()));
                          return;
                      }
                      m_context.edits.run(**edit, this, [this](const Status &status) {
                          Q_EMIT refused(status ? QString() : errorText(status.error()));
                      });
                  });
}

} // namespace stemdesk::ui
