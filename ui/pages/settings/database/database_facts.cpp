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
    : Card(tr("This database"), parent), m_context(context), m_shops(addFact(tr("Shops"))),
      m_events(addFact(tr("Events"))), m_products(addFact(tr("Products"))), m_size(addFact(tr("Size"))),
      m_backups(addFact(tr("Backups"))), m_backup(addFact(tr("Last backup"))),
      m_backUpNow(new Button(tr("Back up now")))
{
    addBackUp();
    connect(&context.database.backups(), &BackupService::changed, this, &DatabaseFacts::showBackup);
    showFact(m_shops, QLocale().toString(1)); // The open one, until they are read.
    for (const Fact &unread : {m_events, m_products})
        showFact(unread, {});
    showSize();
    showBackup();
}

DatabaseFacts::Fact DatabaseFacts::addFact(const QString &name)
{
    auto *text = new TextLabel({});
    text->setWordWrap(true);
    text->setMinimumHeight(metric::valueRowHeight() - 2 * metric::kSpace2); // The row has that around it.
    auto *row = new FormRow(name, text);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(metric::kSpace16, 0, metric::kSpace16, 0);
    line->addWidget(row);
    body()->addLayout(line);
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
    readContents();
    showSize();
}

/// A server may hold the events of many shops; only the shops are counted there.
void DatabaseFacts::readContents()
{
    const bool isHere = m_context.database.address().isEmpty();
    const auto read = [isHere](Services &services) -> Result<DatabaseContents> {
        if (isHere)
            return services.shops().contents();
        DatabaseContents contents;
        const QList<Shop> shops = TRY(services.shops().list());
        for (const Shop &shop : shops)
            contents.shops += shop.name;
        return contents;
    };
    m_context.tasks.run(this, read, [this, isHere](const Result<DatabaseContents> &contents) {
        if (!contents)
            return; // Busy; shown again, it reads again.
        const QLocale locale;
        showFact(m_shops, locale.toString(contents->shops.size()));
        showFact(m_events, isHere ? locale.toString(contents->events) : QString());
        showFact(m_products, isHere ? locale.toString(contents->products) : QString());
    });
}

void DatabaseFacts::showSize()
{
    if (!m_context.database.address().isEmpty()) {
        showFact(m_size, {});
        return;
    }
    const QString file = databaseFile(m_context.database.folder());
    const qint64 bytes = sizeOfFile(file);
    showFact(m_size, bytes > 0 ? u"%1 · %2"_s.arg(BackupWords::size(bytes), QFileInfo(file).fileName()) : QString());
}

void DatabaseFacts::showBackup()
{
    const BackupService &backups = m_context.database.backups();
    const QList<BackupFile> files = backups.list();
    const auto newest = std::ranges::find(files, true, &BackupFile::isWhole);
    const bool isNone = newest == files.end();
    qint64 bytes = 0;
    for (const BackupFile &file : files)
        bytes += file.bytes;
    showFact(m_backups,
             files.isEmpty() ? QString()
                             : u"%1 · %2"_s.arg(QLocale().toString(files.size()), BackupWords::size(bytes)));
    showFact(m_backup, isNone ? tr("none yet") : BackupWords::when(newest->at, m_context.services.now()));
    m_backup.text->setTone(isNone ? Tone::Warning : Tone::Plain);
    const auto problem = backups.problem();
    m_backup.row->setError(problem ? BackupWords::refusal(*problem) : QString());
    m_backUpNow->setEnabled(!backups.progress());
}

} // namespace stemdesk::ui
