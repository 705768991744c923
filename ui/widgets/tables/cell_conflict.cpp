#include "ui/widgets/tables/cell_conflict.h"

#include "ui/delegates/cell_delegate.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/fields/conflict_note.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

CellConflict::CellConflict(QAbstractItemView *view) : QWidget(view->viewport()), m_view(view), m_note(new ConflictNote)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metric::kSpace12, metric::kSpace8, metric::kSpace12, metric::kSpace8);
    column->addWidget(m_note);
    connect(m_note, &ConflictNote::mineKept, this, [this] { settle(Qt::EditRole); });
    connect(m_note, &ConflictNote::theirsTaken, this, [this] { settle(TheirsRole); });
    view->viewport()->installEventFilter(this);
    hide();
}

void CellConflict::listenTo(const CellDelegate &delegate)
{
    connect(&delegate, &CellDelegate::overtaken, this, &CellConflict::onOvertaken);
    connect(&delegate, &CellDelegate::handedOver, this, [this](const QModelIndex &index) {
        if (m_typed.isValid() && index == m_index)
            hide(); // Typed once more: the last word.
    });
}

/// A view that scrolls, or whose columns change, paints.
bool CellConflict::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

void CellConflict::followModel(QAbstractItemModel *model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    hide();
    if (!m_model)
        return;
    connect(m_model, &QAbstractItemModel::dataChanged, this, &CellConflict::onDataChanged);
    connect(m_model, &QAbstractItemModel::modelReset, this, &QWidget::hide);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, [this] { setVisible(isVisible() && m_index.isValid()); });
}

void CellConflict::onDataChanged(const QModelIndex &first, const QModelIndex &last)
{
    if (isVisible() && m_typed.isValid() && m_index.isValid())
        say(m_index, m_typedText); // Theirs may have changed again.
    else if (isVisible() && !m_index.data(TheirsRole).isValid())
        hide();
    for (int row = first.row(); row <= last.row(); ++row) {
        for (int column = first.column(); column <= last.column(); ++column) {
            const QModelIndex index = first.sibling(row, column);
            if (index.data(TheirsRole).isValid())
                showIn(index);
        }
    }
}

void CellConflict::showIn(const QModelIndex &index)
{
    m_typed.clear();
    say(index, index.data(Qt::DisplayRole).toString());
}

void CellConflict::onOvertaken(const QModelIndex &index, const QVariant &typed, const QString &text)
{
    m_typed = typed;
    m_typedText = text;
    say(index, text);
}

void CellConflict::say(const QModelIndex &index, const QString &yours)
{
    m_index = index;
    const int role = m_typed.isValid()         ? int(Qt::DisplayRole)
        : index.data(TheirsTextRole).isValid() ? int(TheirsTextRole)
                                               : int(TheirsRole);
    m_note->setConflict(yours, index.data(role).toString());
    place();
    show();
    raise();
}

void CellConflict::place()
{
    const QRect cell = m_view->visualRect(m_index);
    adjustSize();
    const QSize room = m_view->viewport()->size();
    const int left = std::clamp(cell.left(), 0, std::max(0, room.width() - width()));
    const bool fitsBelow = cell.bottom() + height() <= room.height();
    move(left, fitsBelow ? cell.bottom() : std::max(0, cell.top() - height()));
}

/// Yours is given to the cell once more, on top of theirs; theirs given to it puts an end to what was typed.
void CellConflict::settle(int role)
{
    const QModelIndex index = m_index;
    const QVariant typed = std::exchange(m_typed, {});
    hide();
    if (index.isValid() && !typed.isValid())
        m_view->model()->setData(index, index.data(role), Qt::EditRole);
    else if (index.isValid() && role == Qt::EditRole)
        m_view->model()->setData(index, typed, Qt::EditRole);
    m_view->setFocus(Qt::OtherFocusReason);
}

void CellConflict::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    paintPanel(painter, rect(), toneGround(tokens, Tone::Warning), tokens.hairline);
}

} // namespace stemdesk::ui
