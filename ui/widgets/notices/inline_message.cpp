#include "ui/widgets/notices/inline_message.h"

#include "ui/delegates/cell_roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QItemSelectionModel>
#include <QPainter>

#include <utility>

namespace stemdesk::ui {

InlineMessage::InlineMessage(Tone tone, QWidget *parent)
    : QWidget(parent), m_text(new TextLabel({}, TextStyle::Body, tone)), m_action(new Button({}, Button::Kind::Link)),
      m_tone(tone)
{
    m_text->setWordWrap(true);
    m_text->setContentsMargins(0, metric::kSpace4, 0, metric::kSpace4); // Two lines keep off the edge.
    auto *row =
        rowInside(this, metric::kSpace12, {metric::kSpace12, metric::kSpace4, metric::kSpace8, metric::kSpace4});
    row->addStrut(metric::valueRowHeight()); // The same height with and without an action.
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    connect(m_action, &Button::clicked, this, &InlineMessage::actionChosen);
    setTone(tone);
    hide();
}

void InlineMessage::setMessage(const QString &text, const QString &action)
{
    const bool isNew = text != m_text->text();
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    if (isNew && !text.isEmpty()) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void InlineMessage::setTone(Tone tone)
{
    m_tone = tone;
    m_text->setTone(tone);
    m_action->setTone(tone);
    update();
}

QString InlineMessage::text() const
{
    return m_text->text();
}

void InlineMessage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPanel(painter, rect(), toneGround(themeTokens(), m_tone), QColor());
}

DoubtMessage::DoubtMessage(QWidget *parent) : InlineMessage(Tone::Warning, parent)
{
    connect(this, &InlineMessage::actionChosen, this, [this] {
        const auto act = std::exchange(m_act, {});
        setMessage({});
        act();
    });
}

void DoubtMessage::askFor(const QString &doubt, const QString &anyway, const std::function<void()> &act)
{
    forget();
    if (doubt.isEmpty()) {
        act();
        return;
    }
    m_act = act;
    setMessage(doubt, anyway);
}

void DoubtMessage::forget()
{
    m_act = {};
    setMessage({});
}

RefusalNote::RefusalNote(QAbstractItemView &view, QWidget *parent) : InlineMessage(Tone::Error, parent)
{
    const QAbstractItemModel *model = view.model();
    connect(model, &QAbstractItemModel::dataChanged, this, &RefusalNote::onDataChanged);
    connect(model, &QAbstractItemModel::modelReset, this, &RefusalNote::showLast);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &RefusalNote::showLast);
    const auto sayRemoved = [this](const QString &removed) {
        m_removed = removed;
        showLast();
    };
    if (const auto *table = qobject_cast<const TableView *>(&view))
        connect(
            table, &TableView::editedRowRemoved, this,
            [sayRemoved](const QString &typed) { sayRemoved(removedText(typed)); },
            Qt::QueuedConnection); // The view has chosen another row by then.
    connect(view.selectionModel(), &QItemSelectionModel::currentChanged, this, [sayRemoved] { sayRemoved({}); });
}

QString RefusalNote::removedText(const QString &typed)
{
    return typed.isEmpty() ? QString() : tr("The row was deleted meanwhile; “%1” was not stored.").arg(typed);
}

void RefusalNote::onDataChanged(const QModelIndex &first, const QModelIndex &last)
{
    for (int row = first.row(); row <= last.row(); ++row) {
        for (int column = first.column(); column <= last.column(); ++column) {
            const QModelIndex index = first.sibling(row, column);
            if (!index.data(ErrorRole).toString().isEmpty() && !m_refused.contains(index))
                m_refused.append(index);
        }
    }
    showLast();
}

void RefusalNote::showLast()
{
    m_refused.removeIf([](const QPersistentModelIndex &index) {
        return !index.isValid() || index.data(ErrorRole).toString().isEmpty() || index.data(TheirsRole).isValid();
    });
    setMessage(m_refused.isEmpty() ? m_removed : m_refused.constLast().data(ErrorRole).toString());
}

} // namespace stemdesk::ui
