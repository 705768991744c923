#include "ui/pages/colours/new_word_row.h"

namespace stemdesk::ui {

NewWordRow::NewWordRow(Kind kind, QWidget *parent) : NewRow(Place::InCard, parent)
{
    addField(kind == Kind::Colour ? tr("Name of the new colour") : tr("Name of the new category"));
    addClose(tr("Add nothing"));
    connect(this, &NewRow::entered, this, [this] {
        if (beginSending())
            Q_EMIT named(text(0));
    });
}

} // namespace stemdesk::ui
