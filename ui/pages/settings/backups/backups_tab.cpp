#include "ui/pages/settings/backups/backups_tab.h"

#include "core/services/backup/backup_service.h"
#include "core/services/database/database_control.h"
#include "core/services/service_thread.h"
#include "ui/models/text_table_model.h"
#include "ui/pages/settings/settings_columns.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/question.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/backup_words.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr qint64 kWidestSize = 999'900'000; // Widest value of the size column.

/// Hidden parts leave no gap.
QWidget *columnOfParts(const QList<QWidget *> &parts)
{
    auto *widget = new QWidget;
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace8);
    for (QWidget *part : parts)
        column->addWidget(part);
    return widget;
}

QHBoxLayout *rowIn(QWidget *widget)
{
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, kSpace4, 0, kSpace8);
    row->setSpacing(kSpace8);
    return row;
}

} // namespace

BackupsTab::BackupsTab(UiContext &context, QWidget *parent)
    : SettingsColumns(parent), m_context(context), m_warning(new InlineMessage(Tone::Warning)),
      m_problem(new InlineMessage(Tone::Error)), m_stage(paragraph({})), m_bar(new QProgressBar),
      m_cancel(new Button(tr("Cancel"), Button::Kind::Small)),
      m_now(new Button(tr("Back up now"), Button::Kind::Primary)), m_daily(new QCheckBox(tr("Back up daily"))),
      m_model(new TextTableModel({tr("Made"), tr("How"), tr("Size")}, 2, this)),
      m_table(new TableView(tr("Backups, the newest first"))), m_refusal(new InlineMessage(Tone::Error)),
      m_restore(new Button(tr("Restore…"))), m_other(new Button({}))
{
    addLeft(buildMaking());
    addRight(buildList());
    setFocusProxy(m_now);
    connectSignals();
    showBackups();
}

Card *BackupsTab::buildMaking()
{
    auto *card = new Card(tr("Backups on this computer"));
    card->addPadded(paragraph(tr("A backup holds everything: all shops with their pictures, keys and webhooks, checked "
                                 "after it was written. Copy one to another disk now and then.")));
    card->body()->addSpacing(kSpace8);
    auto *actions = new QWidget;
    card->addPadded(columnOfParts({m_warning, m_problem, buildProgress(), actions}));
    QHBoxLayout *row = rowIn(actions);
    auto *show = new Button(tr("Show folder"));
    row->addWidget(m_now);
    row->addWidget(show);
    row->addStretch(1);
    card->body()->addLayout(buildDaily());
    connect(show, &QAbstractButton::clicked, this, [this] {
        const QString folder = m_context.database.backups().folder();
        const bool isThere = QDir(folder).exists();
        QDesktopServices::openUrl(QUrl::fromLocalFile(isThere ? folder : m_context.database.folder()));
    });
    return card;
}

/// In the card's own layout: at the edge of a widget, a check box does not reach out for its mark to be aligned.
QVBoxLayout *BackupsTab::buildDaily()
{
    auto *hint = new TextLabel(
        tr("Runs while Stemdesk is open. Keeps the last %n and all manual backups.", nullptr, BackupFolder::kKept),
        TextStyle::Small, Tone::Quiet);
    hint->setWordWrap(true);
    hint->setContentsMargins(kChoiceIndent, 0, 0, kSpace8);
    auto *daily = new QVBoxLayout;
    daily->setContentsMargins(kSpace16, 0, kSpace16, kSpace8);
    daily->setSpacing(kSpace2);
    daily->addWidget(m_daily);
    daily->addWidget(hint);
    return daily;
}

QWidget *BackupsTab::buildProgress()
{
    m_working = new QWidget;
    QHBoxLayout *row = rowIn(m_working);
    m_stage->setWordWrap(false);
    m_bar->setTextVisible(false);
    m_bar->setRange(0, 1000);
    m_bar->setAccessibleName(tr("Progress of the backup"));
    row->addWidget(m_stage);
    row->addWidget(m_bar, 1);
    row->addWidget(m_cancel);
    return m_working;
}

Card *BackupsTab::buildList()
{
    auto *card = new Card(tr("Restore a backup"));
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setFitsContents(true);
    m_table->setStretchedColumn(0);
    m_table->horizontalHeader()->setMinimumSectionSize(
        m_table->fontMetrics().horizontalAdvance(BackupWords::size(kWidestSize)) + 2 * kSpace16);
    card->body()->addWidget(m_table);
    if (m_context.database.address().isEmpty()) {
        auto *actions = new QWidget;
        QHBoxLayout *row = rowIn(actions);
        row->setContentsMargins(0, kSpace8, 0, 0);
        row->addWidget(m_restore);
        row->addWidget(m_other);
        row->addStretch(1);
        card->addPadded(columnOfParts({m_refusal, actions}));
        return card;
    }
    for (QWidget *unused : {static_cast<QWidget *>(m_restore), static_cast<QWidget *>(m_other)}) {
        unused->setParent(card);
        unused->hide();
    }
    auto *server = paragraph(tr("The shop is on a server. To restore a backup of it, choose this computer under "
                                "Database, restore the backup here, then copy the shop to the server."));
    card->addPadded(columnOfParts({m_refusal, server}));
    card->body()->addSpacing(kSpace8);
    return card;
}

void BackupsTab::connectSignals()
{
    BackupService &backups = m_context.database.backups();
    connect(&backups, &BackupService::changed, this, &BackupsTab::showBackups);
    connect(&backups, &BackupService::progressed, this, &BackupsTab::showProgress);
    connect(m_now, &QAbstractButton::clicked, &backups, [&backups] { backups.backUpNow(); });
    connect(m_cancel, &QAbstractButton::clicked, &backups, [&backups] { backups.cancel(); });
    connect(m_daily, &QAbstractButton::clicked, this, &BackupsTab::setAutomatic);
    connect(m_restore, &QAbstractButton::clicked, this, [this] { restore(chosen()); });
    connect(m_other, &QAbstractButton::clicked, this, &BackupsTab::chooseFile);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { m_restore->setEnabled(!chosen().isEmpty()); });
}

void BackupsTab::showBackups()
{
    const QString before = chosen();
    m_files = m_context.database.backups().list();
    m_daily->setChecked(m_context.database.backups().isAutomatic());
    const auto problem = m_context.database.backups().problem();
    m_problem->setMessage(problem ? BackupWords::refusal(*problem) : QString());
    m_warning->setMessage(warning());
    showList(before);
    showProgress();
    Q_EMIT stateChanged();
}

void BackupsTab::showList(const QString &before)
{
    const Instant now = m_context.services.now();
    QList<QList<TextCell>> rows;
    for (const BackupFile &file : std::as_const(m_files)) {
        const Tone tone = file.isWhole ? Tone::Quiet : Tone::Error;
        rows.append(QList<TextCell>{{.text = BackupWords::when(file.at, now)},
                                    {.text = BackupWords::kind(file), .tone = tone},
                                    {.text = BackupWords::size(file.bytes)}});
    }
    m_model->setRows(rows);
    const auto found = std::ranges::find(m_files, before, &BackupFile::path);
    const auto row = found == m_files.end() ? 0 : std::distance(m_files.begin(), found);
    m_table->setCurrentIndex(m_model->index(int(row), 0));
    m_table->setVisible(!m_files.isEmpty());
    m_other->setText(m_files.isEmpty() ? tr("Restore from a file…") : tr("Restore another file…"));
    m_restore->setVisible(!m_files.isEmpty() && m_context.database.address().isEmpty());
    m_restore->setEnabled(!chosen().isEmpty());
}

void BackupsTab::showProgress()
{
    const auto progress = m_context.database.backups().progress();
    m_now->setEnabled(!progress);
    m_working->setVisible(progress.has_value());
    if (!progress)
        return;
    m_stage->setText(BackupWords::progress(*progress));
    const bool isCounted = progress->total > 0 && progress->stage == BackupProgress::Stage::Copying;
    m_bar->setRange(0, isCounted ? 1000 : 0);
    m_bar->setValue(isCounted ? int(1000 * progress->done / progress->total) : 0);
}

/// What is missing while there is no other trouble and nothing is being made.
QString BackupsTab::warning() const
{
    const BackupService &backups = m_context.database.backups();
    if (backups.problem() || backups.progress())
        return {};
    const bool isAny = std::ranges::find(m_files, true, &BackupFile::isWhole) != m_files.end();
    return isAny ? BackupWords::oldness(m_files, m_context.services.now())
                 : tr("No backup yet. Make the first one, so that nothing is lost if this disk fails.");
}

QString BackupsTab::stateText() const
{
    const auto newest = std::ranges::find(m_files, true, &BackupFile::isWhole);
    if (newest == m_files.end())
        return tr("Last backup: none yet");
    return tr("Last backup: %1").arg(BackupWords::when(newest->at, m_context.services.now()));
}

QString BackupsTab::chosen() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_files.size() ? m_files.at(row).path : QString();
}

void BackupsTab::setAutomatic(bool automatic)
{
    if (const Status set = m_context.database.backups().setAutomatic(automatic); !set)
        m_problem->setMessage(BackupWords::refusal(set.error()));
    m_daily->setChecked(m_context.database.backups().isAutomatic());
}

void BackupsTab::chooseFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Restore from a file"), QDir::homePath());
    if (!file.isEmpty())
        restore(file);
}

void BackupsTab::restore(const QString &file)
{
    if (file.isEmpty())
        return;
    m_refusal->setTone(Tone::Quiet);
    m_refusal->setMessage(tr("Reading the backup…"));
    m_restore->setEnabled(false);
    m_other->setEnabled(false);
    m_context.tasks.run(
        this, [&backups = m_context.database.backups(), file](Services &) { return backups.look(file); },
        [this, file](const Result<DatabaseContents> &contents) { askToRestore(file, contents); });
}

void BackupsTab::askToRestore(const QString &file, const Result<DatabaseContents> &contents)
{
    m_restore->setEnabled(!chosen().isEmpty());
    m_other->setEnabled(true);
    m_refusal->setTone(Tone::Error);
    m_refusal->setMessage(contents ? QString() : BackupWords::refusal(contents.error()));
    if (!contents)
        return;
    const auto listed = std::ranges::find(m_files, file, &BackupFile::path);
    const QString name = listed == m_files.end()
        ? QDir::toNativeSeparators(file)
        : tr("the backup of %1").arg(BackupWords::when(listed->at, m_context.services.now()));
    auto *box = new MessageBox(MessageBox::Question, tr("Restore"), tr("Restore %1?").arg(name), this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("It holds %1. Changes made since then are removed for everyone who works in this shop; "
                               "today’s data is kept beside it in a file. Stemdesk closes and opens again.")
                                .arg(BackupWords::contents(*contents)));
    const QPushButton *restore = box->addButton(tr("Restore"), MessageBox::AcceptRole);
    box->setEscapeButton(box->addButton(tr("Cancel"), MessageBox::RejectRole));
    connect(restore, &QAbstractButton::clicked, this, [this, file] { m_context.database.backups().restore(file); });
    box->open();
}

} // namespace stemdesk::ui
