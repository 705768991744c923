#include "ui/order_sheets/advice_list.h"

#include "ui/models/text_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/key_hint.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QShortcut>
#include <QVBoxLayout>

namespace stemdesk::ui {

namespace {

constexpr qsizetype kShown = 3;

} // namespace

AdviceList::AdviceList(QWidget *parent)
    : QWidget(parent), m_table(new TableView(tr("Ways to spend less"))),
      m_model(new TextTableModel({tr("Ways to spend less"), tr("Saving")}, 1, this)),
      m_take(new Button(tr("Apply"), Button::Kind::Link)), m_more(new Button({}, Button::Kind::Link))
{
    m_table->setModel(m_model);
    m_table->setFitsContents(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    buildHead(column);
    column->addWidget(m_table);
    connect(m_table, &QAbstractItemView::doubleClicked, this, &AdviceList::take);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(QKeySequence(key), m_table);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, &AdviceList::take);
    }
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        m_isWhole = !m_isWhole;
        fill();
    });
    hide();
}

void AdviceList::buildHead(QVBoxLayout *column)
{
    auto *head = new CardRow;
    m_take->setToolTip(tr("Follows the selected advice, or else what saves most"));
    head->row()->addWidget(new SectionLabel(tr("Worth a look")));
    head->row()->addWidget(m_take);
    head->row()->addWidget(new KeyHint(QKeySequence(Qt::CTRL | Qt::Key_Period).toString(QKeySequence::NativeText)));
    head->row()->addStretch(1);
    head->row()->addWidget(m_more);
    column->addWidget(head);
    connect(m_take, &QAbstractButton::clicked, this, &AdviceList::take);
}

std::optional<OrderAdvice> AdviceList::current() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const int row = rows.isEmpty() ? 0 : rows.constFirst().row();
    return row < m_advice.size() ? std::optional(m_advice.at(row)) : std::nullopt;
}

void AdviceList::take()
{
    if (const auto advice = current())
        Q_EMIT taken(*advice);
}

void AdviceList::show(const QString &supplier, const QList<OrderAdvice> &advice, const QString &currency)
{
    m_take->setAccessibleName(tr("Apply the advice for %1").arg(supplier));
    m_advice = advice;
    m_currency = currency;
    fill();
    setVisible(!m_advice.isEmpty());
}

void AdviceList::fill()
{
    QList<QList<TextCell>> rows;
    for (const OrderAdvice &advice : std::as_const(m_advice)) {
        if (!m_isWhole && rows.size() == kShown)
            break;
        const QString saving = advice.savingIncTax > 0
            ? tr("saves %1 with tax").arg(moneyText(advice.savingIncTax, m_currency))
            : QString();
        rows.append({{.text = advice.text, .tone = Tone::Quiet}, {.text = saving, .tone = Tone::Quiet}});
    }
    m_model->setRows(rows);
    m_table->setStretchedColumn(0);
    m_more->setVisible(m_advice.size() > kShown);
    m_more->setText(m_isWhole ? tr("Fewer") : tr("%1 more").arg(m_advice.size() - kShown));
}

} // namespace stemdesk::ui
