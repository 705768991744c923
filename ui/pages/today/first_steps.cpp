#include "ui/pages/today/first_steps.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/text_label.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;
using namespace Qt::StringLiterals;

FirstSteps::FirstSteps(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    auto *intro = new TextLabel(tr("Three steps to begin. Then you’ll see here what is coming up, and what to order by "
                                   "when."),
                                TextStyle::Body, Tone::Quiet);
    intro->setWordWrap(true);
    const QList<QWidget *> steps{
        buildStep(tr("1. Add your suppliers"),
                  tr("The growers and wholesalers you buy from, with the e-mail address for orders."),
                  {{.text = tr("New supplier"), .chosen = &FirstSteps::supplierWanted}}),
        buildStep(tr("2. Fill the catalogue"),
                  tr("Import a wholesaler’s file with its prices, or add flowers and materials one by one."),
                  {{.text = tr("Import a file…"), .chosen = &FirstSteps::importWanted},
                   {.text = tr("New product"), .chosen = &FirstSteps::productWanted}}),
        buildStep(tr("3. Plan an event"),
                  tr("Put flowers into bouquets and table centres; the price and the supplier orders follow."),
                  {{.text = tr("First event"), .chosen = &FirstSteps::eventWanted}})};
    m_grid->setContentsMargins(kSpace24, kSpace16, kSpace24, 0);
    m_grid->setSpacing(kSpace16);
    m_grid->addWidget(intro, 1, 0, 1, int(steps.size()));
    for (int column = 0; column < int(steps.size()); ++column) {
        m_grid->addWidget(steps.at(column), 2, column);
        m_grid->setColumnStretch(column, 1);
    }
}

QWidget *FirstSteps::buildStep(const QString &title, const QString &sentence, const QList<Action> &actions)
{
    auto *card = new Card(title);
    card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // All have the same width.
    Step step{.chip = new StatusChip(tr("Done"), Tone::Accent)};
    card->addHeaderWidget(step.chip);
    auto *text = new TextLabel(sentence, TextStyle::Body, Tone::Quiet);
    text->setWordWrap(true);
    card->addPadded(text);
    auto *row = new QWidget;
    auto *line = new FlowLayout(row);
    line->setContentsMargins(0, kSpace4, 0, kSpace4);
    for (const Action &action : actions) {
        auto *button = new Button(action.text);
        connect(button, &Button::clicked, this, action.chosen);
        line->addWidget(button);
        if (!step.first)
            step.first = button;
    }
    card->body()->addStretch(1);
    card->addPadded(row);
    m_steps.append(step);
    return card;
}

void FirstSteps::setDone(const Done &done)
{
    const bool marks[] = {done.suppliers, done.catalogue, done.event};
    bool isNext = true;
    for (qsizetype at = 0; at < m_steps.size(); ++at) {
        Step &step = m_steps[at];
        step.isDone = marks[at];
        step.chip->setVisible(step.isDone);
        step.first->setKind(isNext && !step.isDone ? Button::Kind::Primary : Button::Kind::Secondary);
        isNext = isNext && step.isDone;
    }
    const int isAlone = done.event ? 0 : 1;
    m_grid->setRowStretch(0, 2 * isAlone);
    m_grid->setRowStretch(3, 3 * isAlone);
    setSizePolicy(QSizePolicy::Preferred, done.event ? QSizePolicy::Maximum : QSizePolicy::Expanding);
}

bool FirstSteps::isDone() const
{
    return std::ranges::all_of(m_steps, &Step::isDone);
}

} // namespace stemdesk::ui
