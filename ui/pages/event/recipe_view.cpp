#include "ui/pages/event/recipe_view.h"

#include "ui/icons.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/group_card.h"
#include "ui/theme/metrics.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/empty_state.h"

#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

/// An event with so few lines is read whole: all its arrangements are unfolded when it is opened.
constexpr int kReadWhole = 16;

} // namespace

RecipeView::RecipeView(EventDocument &document, QWidget *parent)
    : QScrollArea(parent), m_document(document), m_column(new QVBoxLayout),
      m_empty(new EmptyState(u"products"_s,
                             tr("The recipe says what each arrangement is made of. Begin with one: a bridal bouquet, "
                                "a table centre."),
                             tr("Add an arrangement"))),
      m_new(new Button(tr("New arrangement")))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    content->setProperty("scrollContent", true);
    m_column->setContentsMargins(kSpace24, kSpace16, kSpace24, kSpace24);
    m_column->setSpacing(kSpace12);
    content->setLayout(m_column);
    m_new->setIcon(iconFor(u"add"_s));
    m_new->setToolTip(tr("Ctrl+N"));
    m_column->addWidget(m_new, 0, Qt::AlignLeft);
    m_column->addWidget(m_empty, 1);
    m_column->addStretch(1);
    setWidget(content);
    connect(m_new, &QAbstractButton::clicked, this, &RecipeView::addGroup);
    connect(m_empty, &EmptyState::actionChosen, this, &RecipeView::addGroup);
    connect(&m_document, &EventDocument::opened, this, &RecipeView::onOpened);
    connect(&m_document, &EventDocument::changed, this, &RecipeView::onChanged);
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
        card->deleteLater();
    }
    m_cards.clear();
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
    m_cards.insert(group.id, card);
    return card;
}

void RecipeView::onChanged()
{
    const QList<EventGroup> groups = m_document.shown().groups;
    for (auto card = m_cards.begin(); card != m_cards.end();) {
        const bool stays = std::ranges::find(groups, card.key(), &EventGroup::id) != groups.cend();
        if (!stays) {
            m_column->removeWidget(*card);
            (*card)->hide();
            (*card)->deleteLater();
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
    if (!m_document.isOpen())
        return;
    const auto made = std::make_shared<EventGroupId>();
    const Edit edit =
        createGroupEdit(tr("Add an arrangement"), m_document.shown().id, {.name = tr("New arrangement")}, made);
    m_document.run(edit, this, [this, made](const Status &status) {
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
    card->editName();
    // Once the layout has given the card its place.
    QTimer::singleShot(0, card, [this, card] { ensureWidgetVisible(card); });
}

} // namespace stemdesk::ui
