#include "ui/pages/event/details/client_name.h"

#include "ui/pages/event/event_document.h"
#include "ui/theme/metrics.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

ClientName::ClientName(EventDocument &document, Place place, QWidget *parent)
    : QWidget(parent), m_document(document), m_place(place), m_field(new ValueField)
{
    m_field->setAccessibleName(place == Place::First ? tr("Client") : tr("Second client"));
    m_field->setProperty("valueField", true);
    m_field->setProperty("kind", QStringLiteral("quiet")); // A line like those of the contacts, until it is edited.
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace4);
    auto *line = new QHBoxLayout;
    line->setSpacing(kSpace8);
    line->addWidget(m_field, 1);
    auto *role = new QWidget; // As wide as the roles of the contacts.
    role->setFixedWidth(kNumberWidth);
    auto *chip = new QHBoxLayout(role);
    chip->setContentsMargins(kSpace4, 0, 0, 0);
    chip->addWidget(new StatusChip(tr("on documents")), 0, Qt::AlignLeft | Qt::AlignVCenter);
    line->addWidget(role);
    auto *clear = new IconButton(QStringLiteral("close"),
                                 place == Place::First ? tr("Take the client’s name off")
                                                       : tr("Take the second client’s name off"));
    clear->setFixedHeight(chipHeight());
    line->addWidget(clear);
    column->addLayout(line);
    auto *conflict = new ConflictNote;
    column->addWidget(conflict);
    showConflictIn(conflict, m_field);
    connect(m_field, &ValueField::committed, this, &ClientName::store);
    connect(clear, &QAbstractButton::clicked, this, [this] {
        if (m_document.isOpen())
            store({});
    });
    connect(&document, &EventDocument::opened, m_field,
            [this] { m_field->setRefused({}); }); // It was about the previous event.
}

QString ClientName::name() const
{
    if (!m_document.isOpen())
        return {};
    const Event &event = m_document.shown();
    return m_place == Place::First ? event.clientName1 : event.clientName2;
}

void ClientName::refresh()
{
    m_field->setValue(name());
}

void ClientName::store(const QString &name)
{
    if (!m_document.isOpen())
        return;
    const QString shown = name.trimmed();
    m_field->readAs(shown);
    EventPatch change;
    (m_place == Place::First ? change.clientName1 : change.clientName2) = shown;
    m_document.run(patchEventEdit(tr("Change client"), m_document.shown(), change), m_field, outcomeOf(m_field));
}

} // namespace stemdesk::ui
