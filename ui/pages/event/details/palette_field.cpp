#include "ui/pages/event/details/palette_field.h"

#include "ui/delegates/cell_delegate.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/event/event_document.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/list_completer.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/words/catalogue_words.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

namespace stemdesk::ui {

PaletteField::PaletteField(EventDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_chips(new ChipRow), m_field(new QLineEdit),
      m_vocabulary(new QStandardItemModel(this))
{
    m_field->setPlaceholderText(tr("Add a colour"));
    m_field->setAccessibleName(tr("Add a colour"));
    auto *completer = new ListCompleter(m_vocabulary, this);
    completer->setFilterMode(Qt::MatchContains);
    m_field->setCompleter(completer);
    completer->popup()->setItemDelegate(new CellDelegate(this));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metric::kSpace8);
    column->addWidget(m_chips);
    column->addWidget(m_field);
    m_chips->hide(); // Without names it takes no room above the field.
    setFocusProxy(m_field);
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, [this](const QString &name) {
        add(name);
        QTimer::singleShot(0, m_field, [this] { empty(); }); // The completer writes the name after this.
    });
    const auto take = [this] {
        add(m_field->text());
        empty();
    };
    connect(m_field, &QLineEdit::editingFinished, this, take); // Also where it is left.
    new AutoSave(m_field,
                 {.atRest = [] {}, // It may be half typed.
                  .atEnd = take,
                  .isUnstored = [this] { return !m_field->text().trimmed().isEmpty(); }});
    connect(&m_document, &EventDocument::opened, this, &PaletteField::fillVocabulary);
    fillVocabulary();
}

/// Not by clear(): Ctrl+Z is to take the colour back, not to type it again.
void PaletteField::empty()
{
    m_field->setText({});
}

void PaletteField::fillVocabulary()
{
    m_vocabulary->clear();
    for (const auto &[name, colour] : m_document.colours()) {
        auto *item = new QStandardItem(vocabularyText(name));
        item->setData(QVariant::fromValue(QList<QColor>{colour}), SwatchesRole);
        m_vocabulary->appendRow(item);
    }
}

void PaletteField::setNames(const QStringList &names)
{
    if (names == m_names && m_chips->chips().size() == names.size())
        return;
    const KeptPlace kept(m_chips, m_field);
    m_names = names;
    m_chips->clear();
    m_chips->setVisible(!names.isEmpty());
    for (const QString &name : names) {
        Chip *chip = m_chips->addChip(vocabularyText(name));
        chip->setSwatches(m_document.swatches({name}));
        chip->setRemovable(true);
        connect(chip, &Chip::removed, this, [this, name] {
            QStringList rest = m_names;
            rest.removeOne(name);
            Q_EMIT namesChosen(rest);
        });
    }
}

void PaletteField::add(const QString &name)
{
    const QString trimmed = vocabularyFrom(name.trimmed());
    if (!trimmed.isEmpty() && !m_names.contains(trimmed, Qt::CaseInsensitive))
        Q_EMIT namesChosen(m_names + QStringList{trimmed});
}

} // namespace stemdesk::ui
