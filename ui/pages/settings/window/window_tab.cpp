#include "ui/pages/settings/window/window_tab.h"

#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/region_choices.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/window/window_control.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace stemdesk::ui {

WindowTab::WindowTab(UiContext &context, QWidget *parent) : SettingsColumns(parent), m_context(context)
{
    auto *card = new Card(tr("Language and appearance"));
    card->addPadded(buildLanguage());
    card->addPadded(buildAppearance());
    addLeft(card);
    addRight(new QWidget); // So that the card is as wide as those of the other tabs.
}

FormRow *WindowTab::buildLanguage()
{
    auto *box = new QComboBox;
    new WheelGuard(box);
    box->addItem(tr("Same as the system"), QString());
    for (const ChoiceField::Choice &language : languageChoices())
        box->addItem(language.text, language.id);
    box->setCurrentIndex(box->findData(m_context.window.language()));
    auto *row = new FormRow(tr("Language"), box);
    box->setAccessibleName(tr("Language of the window"));
    row->setFieldWidth(metric::kSearchWidth);
    row->setNote(tr("Documents have a language of their own, under This shop."));
    connect(box, &QComboBox::activated, this, [this, box] {
        const QString language = box->currentData().toString();
        if (language != m_context.window.language())
            m_context.window.setLanguage(language);
    });
    setFocusProxy(box);
    return row;
}

FormRow *WindowTab::buildAppearance()
{
    const std::array<std::pair<Theme::Choice, QString>, 3> choices{{{Theme::Choice::System, tr("Same as the system")},
                                                                    {Theme::Choice::Light, tr("Light")},
                                                                    {Theme::Choice::Dark, tr("Dark")}}};
    auto *views = new ViewSwitch;
    views->setOnPanel();
    views->setAccessibleName(tr("Appearance"));
    for (const auto &[choice, text] : choices) {
        views->addView({}, text);
        if (choice == m_context.window.appearance())
            views->setCurrentIndex(views->count() - 1);
    }
    auto *place = new QWidget; // Wider than its choices.
    auto *line = new QHBoxLayout(place);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(views);
    line->addStretch(1);
    place->setFocusProxy(views);
    connect(views, &QTabBar::currentChanged, this,
            [this, choices](int view) { m_context.window.setAppearance(choices.at(size_t(view)).first); });
    return new FormRow(tr("Appearance"), place);
}

} // namespace stemdesk::ui
