#include "ui/pages/colours/new_word_row.h"

#include "ui/pages/colours/colours_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/status_chip.h"

#include <QLineEdit>

namespace stemdesk::ui {

NewWordRow::NewWordRow(Kind kind, QWidget *parent) : NewRow(Place::InCard, parent)
{
    addField(kind == Kind::Colour ? tr("Name of the new colour") : tr("Name of the new category"));
    if (kind == Kind::Colour)
        buildCode();
    addClose(tr("Add nothing"));
    connect(this, &NewRow::entered, this, [this] { Q_EMIT named(text(0), m_code ? text(1) : QString()); });
}

void NewWordRow::buildCode()
{
    m_swatch = new SwatchStrip;
    add(m_swatch);
    m_code = addField(tr("#rrggbb"));
    m_code->setAccessibleName(tr("Code of the new colour"));
    m_code->setMaximumWidth(metric::kFormLabelWidth);
    connect(m_code, &QLineEdit::textChanged, this, &NewWordRow::showSwatch);
}

void NewWordRow::showSwatch()
{
    const QString hex = hexFrom(m_code->text());
    m_swatch->setColours(QColor::isValidColorName(hex) ? QList<QColor>{QColor(hex)} : QList<QColor>());
}

} // namespace stemdesk::ui
