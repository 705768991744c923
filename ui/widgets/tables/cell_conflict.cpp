#include "ui/widgets/tables/cell_conflict.h"

#include "ui/delegates/cell_delegate.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/words/figure_doubt.h"

#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

CellConflict::CellConflict(QAbstractItemView *view) : QWidget(view->viewport()), m_view(view), m_note(new ConflictNote)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metric::kSpace12, metric::kSpace8, metric::kSpace12, metric::kSpace8);
    column->addWidget(m_note);
    connect(m_note, &ConflictNote::mineKept, this, [this] { settle(true); });
    connect(m_note, &ConflictNote::theirsTaken, this, [this] { settle(false); });
    view->viewport()->installEventFilter(this);
    connect(view, &QObject::destroyed, this, [this] { // Unless that took it along.
        hide();
        deleteLater();
    });
    hide();
    new AutoSave(view,
                 {.atRest = [] {},
                  .atEnd = [] {},
                  .isUnstored = [this] { return !unstoredText().isEmpty(); },
                  .text = [this] { return unstoredText(); }});
}

void CellConflict::listenTo(const CellDelegate &delegate)
{
    connect(&delegate, &CellDelegate::overtaken, this,
            [this](const QModelIndex &index, const QVariant &typed, const QString &text) {
                hold({.index = index, .typed = typed, .text = text});
            });
    connect(&delegate, &CellDelegate::doubted, this,
            [this](const QModelIndex &index, const QVariant &typed, const QString &text, const QString &question) {
                hold({.index = index, .typed = typed, .text = text, .question = question});
            });
    connect(&delegate, &CellDelegate::handedOver, this, [this](const QModelIndex &index) {
        if (m_held.removeIf([&index](const Held &held) { return held.index == index; }) > 0)
            showHeld(); // Typed once more: the last word.
    });
}

void CellConflict::askAboutPaste(const QModelIndex &index, const QString &question, const std::function<void()> &paste)
{
    hold({.index = index, .typed = {}, .text = {}, .question = question, .paste = paste});
}

/// A view repaints when it scrolls or its columns change.
bool CellConflict::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && isVisible())
        place();
    if (event->type() == QEvent::Hide && parentWidget() != watched) // The view may be half destroyed by now.
        hide(); // It lies outside of the view.
    if (event->type() == QEvent::Show)
        showAgain();
    return QWidget::eventFilter(watched, event);
}

void CellConflict::followModel(QAbstractItemModel *model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    m_held.clear();
    m_refused.clear();
    hide();
    if (!m_model)
        return;
    connect(m_model, &QAbstractItemModel::dataChanged, this, &CellConflict::onDataChanged);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CellConflict::showHeld);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, [this] {
        if (m_held.isEmpty())
            setVisible(isVisible() && m_index.isValid());
        else
            showHeld();
    });
}

void CellConflict::onDataChanged(const QModelIndex &first, const QModelIndex &last)
{
    if (!m_held.isEmpty())
        showHeld(); // Theirs may have changed again.
    else if (isVisible() && !m_index.data(TheirsRole).isValid())
        hide();
    for (int row = first.row(); row <= last.row(); ++row) {
        for (int column = first.column(); column <= last.column(); ++column) {
            const QModelIndex index = first.sibling(row, column);
            if (!index.data(ErrorRole).toString().isEmpty() && !m_refused.contains(index))
                m_refused.append(index);
            if (index.data(TheirsRole).isValid())
                showIn(index);
        }
    }
}

void CellConflict::showAgain()
{
    if (!m_held.isEmpty())
        showHeld();
    else if (m_index.data(TheirsRole).isValid())
        showIn(m_index);
}

void CellConflict::showIn(const QModelIndex &index)
{
    if (m_held.isEmpty())
        showConflict(index, index.data(Qt::DisplayRole).toString());
}

/// A user who types the same again means it.
void CellConflict::hold(const Held &held)
{
    const bool isRepeated = std::ranges::any_of(m_held, [&held](const Held &before) {
        return before.index == held.index && before.text == held.text && before.question == held.question
            && !held.question.isEmpty();
    });
    m_held.removeIf([&held](const Held &before) { return before.index == held.index; });
    if (!isRepeated)
        m_held.append(held);
    showHeld();
    if (isRepeated)
        take(held, true);
}

/// Texts typed into deleted rows are dropped.
void CellConflict::showHeld()
{
    m_held.removeIf([](const Held &held) { return !held.index.isValid(); });
    if (m_held.isEmpty()) {
        hide();
        return;
    }
    const Held &held = m_held.constFirst();
    if (held.question.isEmpty()) {
        showConflict(held.index, held.text);
        return;
    }
    m_index = held.index;
    m_note->setQuestion(held.question, held.paste ? tr("Paste anyway") : keepFigureText(held.text));
    present();
}

void CellConflict::showConflict(const QModelIndex &index, const QString &yours)
{
    m_index = index;
    const int role = !m_held.isEmpty()         ? int(Qt::DisplayRole)
        : index.data(TheirsTextRole).isValid() ? int(TheirsTextRole)
                                               : int(TheirsRole);
    m_note->setConflict(yours, index.data(role).toString());
    present();
}

QRect CellConflict::cellIn(const QWidget &ground) const
{
    QRect cell = m_view->visualRect(m_index);
    const QRect current = m_view->visualRect(m_view->currentIndex());
    if (QRect(cell.bottomLeft() + QPoint(0, 1), size()).intersects(current))
        cell.setBottom(current.bottom());
    return cell.translated(m_view->viewport()->mapTo(&ground, QPoint()));
}

/// Under the row, on the view or on what the view lies on: a table as high as its few rows has no room itself. Above
/// the row if there is none anywhere; never over the cell.
QWidget *CellConflict::groundWithRoom()
{
    adjustSize();
    QWidget *above = nullptr;
    for (QWidget *ground = m_view->viewport(); ground; ground = ground->parentWidget()) {
        const QRect cell = cellIn(*ground);
        if (cell.bottom() + height() <= ground->height())
            return ground;
        if (!above && cell.top() >= height())
            above = ground;
        if (ground->isWindow())
            break;
    }
    return above ? above : m_view->viewport();
}

void CellConflict::present()
{
    if (QWidget *ground = groundWithRoom(); ground != parentWidget())
        setParent(ground);
    place();
    show();
    raise();
}

void CellConflict::place()
{
    adjustSize();
    const QRect cell = cellIn(*parentWidget());
    const QSize room = parentWidget()->size();
    const int left = std::clamp(cell.left(), 0, std::max(0, room.width() - width()));
    const bool fitsBelow = cell.bottom() + height() <= room.height();
    move(left, fitsBelow ? cell.bottom() : std::max(0, cell.top() - height()));
}

/// Keeping yours writes it to the cell again, over theirs; writing theirs discards the typed text.
void CellConflict::settleInModel(const QModelIndex &index, int role)
{
    hide();
    if (index.isValid())
        m_view->model()->setData(index, index.data(role), Qt::EditRole);
    m_view->setFocus(Qt::OtherFocusReason);
}

void CellConflict::settle(bool isKept)
{
    if (m_held.isEmpty()) {
        settleInModel(m_index, isKept ? int(Qt::EditRole) : int(TheirsRole));
        return;
    }
    const Held held = m_held.takeFirst();
    showHeld();
    m_view->setFocus(Qt::OtherFocusReason);
    if (held.index.isValid())
        take(held, isKept);
}

bool CellConflict::answer(bool isMeant)
{
    if (m_held.isEmpty() || m_held.constFirst().question.isEmpty())
        return false;
    if (isMeant) {
        settle(true);
    } else {
        m_held.removeFirst();
        showHeld();
    }
    return true;
}

void CellConflict::take(const Held &held, bool isKept)
{
    if (isKept && held.paste)
        held.paste();
    else if (isKept && !m_view->model()->setData(held.index, held.typed, MeantRole))
        m_view->model()->setData(held.index, held.typed, Qt::EditRole);
    else if (!held.question.isEmpty() && !held.paste)
        correct(held);
}

/// Puts the typed text back into its cell.
void CellConflict::correct(const Held &held)
{
    m_view->setCurrentIndex(held.index);
    m_view->edit(held.index);
    for (auto *line : m_view->viewport()->findChildren<QLineEdit *>(Qt::FindDirectChildrenOnly)) {
        if (line->isVisible())
            CellDelegate::bringBack(*line, held.text);
    }
}

QString CellConflict::unstoredText() const
{
    QStringList texts;
    const auto add = [&texts](const QModelIndex &index, const QString &text) {
        const QString row = index.column() > 0 ? index.siblingAtColumn(0).data().toString() : QString();
        texts += row.isEmpty() || text.isEmpty() ? text : row + QStringLiteral(" · ") + text;
    };
    for (const Held &held : m_held)
        add(held.index, held.text);
    for (const QPersistentModelIndex &index : m_refused) {
        if (index.isValid() && !index.data(ErrorRole).toString().isEmpty())
            add(index, index.data(Qt::DisplayRole).toString());
    }
    return texts.join(QStringLiteral(", "));
}

void CellConflict::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    paintPanel(painter, rect(), toneGround(tokens, Tone::Warning), tokens.hairline);
}

} // namespace stemdesk::ui
