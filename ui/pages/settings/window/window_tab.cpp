#include "ui/pages/settings/window/window_tab.h"

#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/region_choices.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/layout/card.h"
#include "ui/window/window_control.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QRadioButton>
#include <QVBoxLayout>

namespace stemdesk::ui {

WindowTab::WindowTab(UiContext &context, QWidget *parent) : SettingsColumns(parent), m_context(context)
{
    addLeft(buildLanguage());
    addRight(buildAppearance());
}

Card *WindowTab::buildLanguage()
{
    auto *card = new Card(tr("Language"));
    auto *box = new QComboBox;
    new WheelGuard(box);
    box->addItem(tr("As the system"), QString());
    for (const ChoiceField::Choice &language : languageChoices())
        box->addItem(language.text, language.id);
    box->setCurrentIndex(box->findData(m_context.window.language()));
    auto *row = new FormRow(tr("Window in"), box);
    box->setAccessibleName(tr("Language of the window"));
    row->setNote(tr("Documents have a language of their own, under Shop."));
    card->addPadded(row);
    connect(box, &QComboBox::activated, this, [this, box] {
        const QString language = box->currentData().toString();
        if (language != m_context.window.language())
            m_context.window.setLanguage(language);
    });
    setFocusProxy(box);
    return card;
}

Card *WindowTab::buildAppearance()
{
    auto *card = new Card(tr("Appearance"));
    card->body()->addSpacing(metric::kSpace4);
    auto *group = new QButtonGroup(this);
    const std::pair<Theme::Choice, QString> choices[] = {{Theme::Choice::System, tr("As the system")},
                                                         {Theme::Choice::Light, tr("Light")},
                                                         {Theme::Choice::Dark, tr("Dark")}};
    for (const auto &[choice, text] : choices) {
        auto *button = new QRadioButton(text);
        button->setChecked(choice == m_context.window.appearance());
        group->addButton(button, int(choice));
        card->addPadded(button);
    }
    connect(group, &QButtonGroup::idClicked, this,
            [this](int choice) { m_context.window.setAppearance(Theme::Choice(choice)); });
    return card;
}

} // namespace stemdesk::ui
