#include "ui/pages/orders/advice_list.h"

#include "ui/models/text_table_model.h"
#include "ui/money_text.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

namespace stemdesk::ui {

namespace {

constexpr qsizetype kShown = 3;

} // namespace

AdviceList::AdviceList(QWidget *parent)
    : QWidget(parent), m_table(new TableView(tr("Ways to spend less"))),
      m_model(new TextTableModel({tr("Ways to spend less"), tr("Saving")}, 1, this)),
      m_more(new Button({}, Button::Kind::Link))
{
    auto *head = new CardRow;
    head->row()->addWidget(new SectionLabel(tr("Worth a look")));
    head->row()->addStretch(1);
    head->row()->addWidget(m_more);
    m_table->setModel(m_model);
    m_table->setFitsContents(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_table);
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        m_isWhole = !m_isWhole;
        fill();
    });
    hide();
}

void AdviceList::show(const QList<OrderAdvice> &advice, const QString &currency)
{
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
