#include "ui/import/colours_panel.h"

#include "core/base/text.h"
#include "core/domain/shops/shop_setup.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/colour_picker.h"
#include "ui/widgets/text_label.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/menu_text.h"

#include <QMenu>

namespace stemdesk::ui {

using namespace metric;

ColoursPanel::ColoursPanel(UiContext &context, QWidget *parent)
    : QScrollArea(parent), m_context(context), m_chips(new ChipRow)
{
    auto *content = new QWidget;
    content->setProperty("scrollContent", true);
    auto *column = columnInside(content, kSpace12, {kSpace24, kSpace12, kSpace24, kSpace12});
    auto *sentence = new TextLabel(
        tr("The shop has no colours with these names yet. Choose a swatch for each; without one it is grey."),
        TextStyle::Body, Tone::Quiet);
    sentence->setWordWrap(true);
    column->addWidget(sentence);
    column->addWidget(m_chips);
    column->addStretch(1);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setWidget(content);
}

void ColoursPanel::setColours(const QStringList &names)
{
    m_names = names;
    QHash<QString, QString> kept;
    m_chips->clear();
    for (const QString &name : names) {
        Chip *chip = m_chips->addChip(name);
        chip->setMenu(menuFor(name, chip));
        chip->setAccessibleName(tr("Swatch of %1").arg(name));
        const QString key = caseFolded(name);
        if (const auto chosen = m_chosen.constFind(key); chosen != m_chosen.cend()) {
            kept.insert(key, *chosen);
            chip->setSwatches({QColor(*chosen)});
        }
    }
    m_chosen = kept;
}

qsizetype ColoursPanel::openCount() const
{
    return m_names.size() - m_chosen.size();
}

QMenu *ColoursPanel::menuFor(const QString &name, Chip *chip)
{
    auto *menu = new QMenu(chip);
    for (const PresetColour &preset : kPresetColours) {
        const QColor colour(QString::fromUtf16(preset.hex.data(), qsizetype(preset.hex.size())));
        const QString word = vocabularyText(QString::fromUtf16(preset.name.data(), qsizetype(preset.name.size())));
        connect(menu->addAction(swatchIcon({colour}), menuText(word)), &QAction::triggered, this,
                [this, name, chip, colour] { choose(name, chip, colour); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Another colour…")), &QAction::triggered, this,
            [this, name, chip] { pickOther(name, chip); });
    return menu;
}

void ColoursPanel::choose(const QString &name, Chip *chip, const QColor &colour)
{
    m_chosen.insert(caseFolded(name), colour.name(QColor::HexRgb));
    chip->setSwatches({colour});
    Q_EMIT decided();
}

void ColoursPanel::pickOther(const QString &name, Chip *chip)
{
    ColourPicker::ask(m_context, tr("Colour of %1").arg(name), QColor(m_chosen.value(caseFolded(name))), chip,
                      [this, name, chip](const QColor &colour) { choose(name, chip, colour); });
}

} // namespace stemdesk::ui
