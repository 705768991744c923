#include "ui/pages/event/recipe/recipe_view.h"

#include "ui/icons.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/recipe_menu.h"
#include "ui/theme/metrics.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"

#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMimeData>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

/// An event with at most this many lines is shown in full: all its arrangements are unfolded when it is opened.
constexpr int kReadWhole = 16;

/// If the dragged card, line or picture disappeared meanwhile, the drag would never end.
void deleteOnceReleased(GroupCard *card)
{
    constexpr int kNextLook = 100;
    if (QGuiApplication::mouseButtons() == Qt::NoButton)
        card->deleteLater();
    else
        QTimer::singleShot(kNextLook, card, [card] { deleteOnceReleased(card); });
}

} // namespace

RecipeView::RecipeView(EventDocument &document, QWidget *parent)
    : QScrollArea(parent), m_document(document), m_column(new QVBoxLayout),
      m_empty(new EmptyState(u"products"_s,
                             tr("The recipe says what each arrangement is made of. Begin with one: a bridal bouquet, "
                                "a table centre."),
                             tr("Add an arrangement"))),
      m_new(new Button(tr("New arrangement"))), m_actions(buildActions()), m_note(new InlineMessage(Tone::Warning)),
      m_gap(new QFrame)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    EdgeScrollBar::put(*this);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    content->setProperty("scrollContent", true);
    m_column->setContentsMargins(kPageEdge, kSpace16, EdgeScrollBar::kMargin, kSpace24);
    m_column->setSpacing(kSpace12);
    content->setLayout(m_column);
    m_column->addWidget(m_empty, 1);
    m_column->addWidget(m_note);
    m_column->addWidget(m_actions, 0, Qt::AlignLeft);
    m_column->addStretch(1);
    setWidget(content);
    m_gap->setParent(content);
    m_gap->setProperty("kind", u"gap"_s);
    m_gap->hide();
    viewport()->setAcceptDrops(true);
    connect(m_new, &QAbstractButton::clicked, this, &RecipeView::addGroup);
    connect(m_empty, &EmptyState::actionChosen, this, &RecipeView::addGroup);
    connect(&m_document, &EventDocument::opened, this, &RecipeView::onOpened);
    connect(&m_document, &EventDocument::changed, this, &RecipeView::onChanged);
}

QWidget *RecipeView::buildActions()
{
    m_new->setIcon(iconFor(u"add"_s));
    m_new->setToolTip(tr("Ctrl+N"));
    auto *recipes = new Button(tr("From a recipe"));
    recipes->setToolTip(tr("A kept arrangement, with its lines"));
    auto *menu = new RecipeMenu(m_document, recipes);
    recipes->setMenu(menu);
    auto *actions = new QWidget;
    auto *row = new QHBoxLayout(actions);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
    row->addWidget(m_new);
    row->addWidget(recipes);
    connect(menu, &RecipeMenu::made, this, &RecipeView::onGroupMade);
    connect(menu, &RecipeMenu::noted, this, [this](const QString &text) { m_note->setMessage(text); });
    return actions;
}

QList<GroupCard *> RecipeView::cards() const
{
    QList<GroupCard *> cards;
    for (int i = 0; i < m_column->count(); ++i) {
        if (auto *card = qobject_cast<GroupCard *>(m_column->itemAt(i)->widget()))
            cards.append(card);
    }
    return cards;
}

void RecipeView::onOpened()
{
    for (GroupCard *card : std::as_const(m_cards)) {
        m_column->removeWidget(card);
        card->hide();
        deleteOnceReleased(card);
    }
    m_cards.clear();
    m_note->setMessage({});
}

bool RecipeView::isUnfoldedAtFirst(int place) const
{
    const Event &event = m_document.shown();
    if (event.groups.at(place).isHidden)
        return false;
    return place == 0 || event.itemsCount <= kReadWhole || event.groups.at(place).items.isEmpty();
}

GroupCard *RecipeView::makeCard(int place)
{
    const EventGroup group = m_document.shown().groups.at(place);
    auto *card = new GroupCard(m_document, group);
    card->setExpanded(m_isUnfolded.value(group.id, isUnfoldedAtFirst(place)));
    connect(card, &GroupCard::expandedChanged, this,
            [this, id = group.id](bool isExpanded) { m_isUnfolded.insert(id, isExpanded); });
    connect(card, &GroupCard::hireRequested, this, &RecipeView::hireRequested);
    m_cards.insert(group.id, card);
    return card;
}

void RecipeView::onChanged()
{
    const KeptPlace kept(widget());
    const QList<EventGroup> groups = m_document.shown().groups;
    for (auto card = m_cards.begin(); card != m_cards.end();) {
        const bool stays = std::ranges::find(groups, card.key(), &EventGroup::id) != groups.cend();
        if (!stays) {
            m_column->removeWidget(*card);
            (*card)->hide();
            deleteOnceReleased(*card);
        }
        card = stays ? std::next(card) : m_cards.erase(card);
    }
    for (int place = 0; place < int(groups.size()); ++place) {
        GroupCard *card = m_cards.value(groups.at(place).id);
        if (card)
            card->refresh(groups.at(place));
        else
            card = makeCard(place);
        if (m_column->indexOf(card) != place)
            m_column->insertWidget(place, card);
    }
    showOnly(!groups.isEmpty());
}

void RecipeView::showOnly(bool hasGroups)
{
    m_empty->setVisible(!hasGroups);
    m_new->setVisible(hasGroups);
    const bool isInEmpty = m_actions->parentWidget() == m_empty;
    if (hasGroups && isInEmpty)
        m_column->insertWidget(m_column->count() - 1, m_actions, 0, Qt::AlignLeft); // Above the stretch at the end.
    else if (!hasGroups && !isInEmpty)
        m_empty->addChoice(m_actions);
}

int RecipeView::gapAt(const QPoint &point) const
{
    const QPoint inside = widget()->mapFrom(viewport(), point);
    const QList<GroupCard *> all = cards();
    int place = 0;
    while (place < int(all.size()) && inside.y() > all.at(place)->geometry().center().y())
        ++place;
    return place;
}

void RecipeView::showGap(int place)
{
    const QList<GroupCard *> all = cards();
    if (all.isEmpty())
        return;
    const QRect beside = place < int(all.size()) ? all.at(place)->geometry() : all.constLast()->geometry();
    const int y = place < int(all.size()) ? beside.top() - kSpace8 : beside.bottom() + kSpace4;
    m_gap->setGeometry(beside.left(), y, beside.width(), kSpace4);
    m_gap->raise();
    m_gap->show();
}

void RecipeView::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(GroupCard::dragType()))
        event->acceptProposedAction();
}

void RecipeView::dragMoveEvent(QDragMoveEvent *event)
{
    showGap(gapAt(event->position().toPoint()));
    event->acceptProposedAction();
}

void RecipeView::dragLeaveEvent(QDragLeaveEvent *)
{
    m_gap->hide();
}

void RecipeView::dropEvent(QDropEvent *event)
{
    m_gap->hide();
    const QByteArray id = event->mimeData()->data(GroupCard::dragType());
    const int gap = gapAt(event->position().toPoint());
    for (GroupCard *card : cards()) {
        const int now = card->group().position;
        if (card->group().id.text() == id)
            card->moveTo(gap > now ? gap - 1 : gap); // Without the dragged card, those below it move up.
    }
    event->acceptProposedAction();
}

void RecipeView::focusFirst()
{
    const QList<GroupCard *> all = cards();
    if (all.isEmpty())
        m_empty->setFocus(Qt::OtherFocusReason);
    else
        all.first()->focusAddField();
}

void RecipeView::addGroup()
{
    if (!m_document.isOpen() || std::exchange(m_isAdding, true)) // Pressed twice, it would be added twice.
        return;
    const auto made = std::make_shared<EventGroupId>();
    const Edit edit =
        createGroupEdit(tr("Add an arrangement"), m_document.shown().id, {.name = tr("New arrangement")}, made);
    m_document.run(edit, this, [this, made](const Status &status) {
        m_isAdding = false;
        if (status)
            onGroupMade(*made);
    });
}

void RecipeView::onGroupMade(const EventGroupId &id)
{
    GroupCard *card = m_cards.value(id);
    if (!card)
        return;
    card->setExpanded(true);
    if (!isVisible()) // The user went to another page: the focus stays there.
        return;
    card->setVisible(true); // Now: the keyboard goes there.
    card->editName();
    // Once the layout has placed the card.
    QTimer::singleShot(0, card, [this, card] { ensureWidgetVisible(card); });
}

} // namespace stemdesk::ui
