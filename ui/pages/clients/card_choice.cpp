#include "ui/pages/clients/card_choice.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/text_label.h"

#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

QString cardText(const ReadCard &card)
{
    QStringList parts{card.contact.name.value_or(QString())};
    if (const QString company = card.contact.company.value_or(QString());
        !company.isEmpty() && company != parts.first())
        parts += company;
    const QStringList emails = card.contact.emails.value_or(QStringList());
    const QStringList phones = card.contact.phones.value_or(QStringList());
    if (!emails.isEmpty() || !phones.isEmpty())
        parts += emails.isEmpty() ? phones.constFirst() : emails.constFirst();
    if (!card.refusal.isEmpty())
        parts += card.refusal;
    else if (!card.knownAs.isEmpty())
        parts += CardChoice::tr("already here as %1").arg(card.knownAs);
    return parts.join(u" · "_s);
}

} // namespace

CardChoice::CardChoice(QList<ReadCard> cards, QWidget *parent)
    : QDialog(parent), m_cards(std::move(cards)), m_model(new QStandardItemModel(this)), m_list(new QListView),
      m_said(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_take(new Button({}, Button::Kind::Primary))
{
    QVBoxLayout *column = dialogColumn(*this, tr("Import vCards"));
    resize(2 * kBoardColumnWidth, 2 * kBoardColumnWidth);
    m_said->setWordWrap(true);
    m_said->setText(tr("Space ticks and unticks. Clients with the same e-mail address or phone are left out unless you "
                       "tick them."));
    m_list->setAccessibleName(tr("Clients in the file"));
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    column->addWidget(m_said);
    column->addWidget(m_list, 1);
    dialogFoot(*this, tr("Cancel"), m_take);
    connect(m_take, &QAbstractButton::clicked, this, &QDialog::accept);
    connect(m_model, &QStandardItemModel::itemChanged, this, &CardChoice::showCount);
    fill();
}

void CardChoice::fill()
{
    for (const ReadCard &card : std::as_const(m_cards)) {
        auto *item = new QStandardItem(cardText(card));
        const bool canBeTaken = card.refusal.isEmpty();
        item->setCheckable(canBeTaken);
        item->setEnabled(canBeTaken);
        if (canBeTaken)
            item->setCheckState(card.knownAs.isEmpty() ? Qt::Checked : Qt::Unchecked);
        m_model->appendRow(item);
    }
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->setFocus();
    showCount();
}

void CardChoice::showCount()
{
    const int count = int(chosen().size());
    m_take->setText(tr("Import %n clients", nullptr, count));
    m_take->setEnabled(count > 0);
}

QList<ContactPatch> CardChoice::chosen() const
{
    QList<ContactPatch> contacts;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->item(row)->checkState() == Qt::Checked)
            contacts.append(m_cards.at(row).contact);
    }
    return contacts;
}

} // namespace stemdesk::ui
