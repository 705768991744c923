#include "ui/pages/settings/database/database_facts.h"

#include "core/services/backup/backup_service.h"
#include "core/services/database/database.h"
#include "core/services/database/database_control.h"
#include "core/services/service_thread.h"
#include "core/services/shops/shop_setup_service.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/text_label.h"
#include "ui/words/backup_words.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// With what is written, but not yet in the file itself.
qint64 sizeOfFile(const QString &file)
{
    return QFileInfo(file).size() + QFileInfo(file + u"-wal"_s).size();
}

} // namespace

DatabaseFacts::DatabaseFacts(UiContext &context, QWidget *parent)
    : Card(tr("This database"), parent), m_context(context), m_shops(addFact(tr("Shops"))), m_size(addFact(tr("Size"))),
      m_backup(addFact(tr("Last backup"))), m_backUpNow(new Button(tr("Back up now")))
{
    addBackUp();
    connect(&context.database.backups(), &BackupService::changed, this, &DatabaseFacts::showBackup);
    showFact(m_shops, QLocale().toString(1)); // The open one, until they are read.
    showSize();
    showBackup();
}

DatabaseFacts::Fact DatabaseFacts::addFact(const QString &name)
{
    auto *text = new TextLabel({});
    text->setWordWrap(true);
    text->setMinimumHeight(metric::valueRowHeight());
    auto *row = new FormRow(name, text);
    addPadded(row);
    return {.name = name, .text = text, .row = row};
}

void DatabaseFacts::addBackUp()
{
    auto *place = new QWidget; // Wider than the button.
    auto *line = new QHBoxLayout(place);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_backUpNow);
    line->addStretch(1);
    addPadded(new FormRow({}, place));
    BackupService &backups = m_context.database.backups();
    connect(m_backUpNow, &QAbstractButton::clicked, &backups, [&backups] { backups.backUpNow(); });
}

void DatabaseFacts::showFact(const Fact &fact, const QString &text)
{
    fact.text->setFigure(fact.name, text);
    fact.row->setVisible(!text.isEmpty());
}

void DatabaseFacts::showEvent(QShowEvent *event)
{
    Card::showEvent(event);
    readShops();
    showSize();
}

void DatabaseFacts::readShops()
{
    m_context.tasks.run(
        this, [](Services &services) { return services.shops().list(); },
        [this](const Result<QList<Shop>> &shops) {
            if (!shops)
                return; // Busy; shown again, it reads again.
            showFact(m_shops, QLocale().toString(shops->size()));
        });
}

void DatabaseFacts::showSize()
{
    const bool isHere = m_context.database.address().isEmpty();
    const qint64 bytes = isHere ? sizeOfFile(databaseFile(m_context.database.folder())) : 0;
    showFact(m_size, bytes > 0 ? BackupWords::size(bytes) : QString());
}

void DatabaseFacts::showBackup()
{
    const BackupService &backups = m_context.database.backups();
    const QList<BackupFile> files = backups.list();
    const auto newest = std::ranges::find(files, true, &BackupFile::isWhole);
    const bool isNone = newest == files.end();
    showFact(m_backup, isNone ? tr("none yet") : BackupWords::when(newest->at, m_context.services.now()));
    m_backup.text->setTone(isNone ? Tone::Warning : Tone::Plain);
    m_backUpNow->setKind(isNone ? Button::Kind::Primary : Button::Kind::Secondary);
    const auto problem = backups.problem();
    m_backup.row->setError(problem ? BackupWords::refusal(*problem) : QString());
    m_backUpNow->setEnabled(!backups.progress());
}

} // namespace stemdesk::ui
