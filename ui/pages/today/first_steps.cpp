#include "ui/pages/today/first_steps.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/text_label.h"

#include <QGridLayout>

namespace stemdesk::ui {

using namespace metric;

FirstSteps::FirstSteps(QWidget *parent) : QWidget(parent)
{
    auto *intro = new TextLabel(tr("This is where each day begins: what is coming up, and what must be ordered by "
                                   "when. Two steps, and there is something to see."),
                                TextStyle::Body, Tone::Quiet);
    intro->setWordWrap(true);
    intro->setAlignment(Qt::AlignCenter);
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace16);
    column->addWidget(intro);
    column->addWidget(
        buildStep(tr("1. Fill the catalogue"),
                  tr("Add the flowers and materials that you design with, with their stem lengths and packs; or bring "
                     "in the file of a wholesaler, with prices."),
                  {{.text = tr("New product"), .chosen = &FirstSteps::productWanted, .isFirst = true},
                   {.text = tr("Import a file…"), .chosen = &FirstSteps::importWanted}}));
    column->addWidget(
        buildStep(tr("2. Plan an event"),
                  tr("Put them into bouquets and table centres, and the price and the supplier orders follow."),
                  {{.text = tr("New event"), .chosen = &FirstSteps::eventWanted}}));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(kSpace24, kSpace24, kSpace24, kSpace24);
    grid->addLayout(column, 1, 1);
    grid->setRowStretch(0, 2);
    grid->setRowStretch(2, 3);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    grid->setColumnMinimumWidth(1, kMessageWidth);
}

QWidget *FirstSteps::buildStep(const QString &title, const QString &sentence, const QList<Action> &actions)
{
    auto *card = new Card(title);
    card->setFixedWidth(kMessageWidth);
    auto *text = new TextLabel(sentence, TextStyle::Body, Tone::Quiet);
    text->setWordWrap(true);
    card->addPadded(text);
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, kSpace4, 0, kSpace4);
    line->setSpacing(kSpace8);
    for (const Action &action : actions) {
        auto *button = new Button(action.text, action.isFirst ? Button::Kind::Primary : Button::Kind::Secondary);
        connect(button, &Button::clicked, this, action.chosen);
        line->addWidget(button);
    }
    line->addStretch(1);
    card->addPadded(row);
    return card;
}

} // namespace stemdesk::ui
