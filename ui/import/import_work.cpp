#include "ui/import/import_work.h"

#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/import_setting.h"
#include "core/services/imports/import_service.h"
#include "core/services/service_thread.h"
#include "ui/ui_context.h"

#include <QDir>
#include <QTimer>

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kProgressLook = 100; ///< Milliseconds between two looks at the progress.
constexpr int kPreviewed = 100;
constexpr int kPastShown = 200;

/// The rows of the file or sheet in which the header is looked for.
Result<QList<TableRow>> topRows(const QString &path, const FileForm &form)
{
    constexpr qint64 kTop = 20;
    TableOptions options{.sheet = form.sheet};
    if (form.sheet.isEmpty())
        options.encoding = form.encoding;
    const auto file = TRY(TableFile::open(path, options));
    QList<TableRow> rows{{.line = file->headerLine(), .cells = file->header()}};
    for (;;) {
        const auto row = TRY(file->next());
        if (!row || row->line > kTop)
            return rows;
        rows.append(*row);
    }
}

/// Values by which rows can be filtered, such as a status or a group, for each column.
Result<QList<QStringList>> fewValues(TableFile &file)
{
    constexpr qint64 kLooked = 5'000;
    constexpr qsizetype kFew = 30;
    constexpr qsizetype kLongest = 60;
    TRY(file.rewind());
    QList<QStringList> values(file.header().size());
    QList<bool> areMany(file.header().size());
    for (qint64 count = 0; count < kLooked; ++count) {
        const auto row = TRY(file.next());
        if (!row)
            break;
        for (qsizetype column = 0; column < values.size(); ++column) {
            const QString value = row->cells.value(column).trimmed();
            if (areMany.at(column) || value.isEmpty() || values.at(column).contains(value))
                continue;
            values[column].append(value);
            areMany[column] = value.size() > kLongest || values.at(column).size() > kFew;
        }
    }
    for (qsizetype column = 0; column < values.size(); ++column) {
        if (areMany.at(column))
            values[column].clear();
    }
    return values;
}

Result<ImportFile> fileFrom(const QString &path, ImportKind kind, TableOptions options, ShopServices &shop)
{
    options.score = [kind](const QStringList &cells) { return headerScore(kind, cells, {}); };
    const auto file = TRY(TableFile::open(path, options));
    ImportFile facts{.path = path,
                     .name = file->name(),
                     .form = file->form(),
                     .stamp = file->stamp(),
                     .headerLine = file->headerLine(),
                     .header = file->header()};
    QList<TableRow> top = TRY(topRows(path, facts.form));
    facts.top = std::move(top);
    KnownNames known = TRY(knownNames(shop));
    QList<TableRow> samples = TRY(sampleRows(*file));
    QList<QStringList> values = TRY(fewValues(*file));
    facts.values = std::move(values);
    facts.known = std::move(known);
    facts.samples = std::move(samples);
    return facts;
}

/// Runs `use` on the shop's services.
template <class Use>
auto onShop(Services &services, const ShopId &shop, const Use &use) -> decltype(use(std::declval<ShopServices &>()))
{
    ShopServices *known = TRY(services.forShop(shop));
    return use(*known);
}

} // namespace

ImportWork::ImportWork(UiContext &context, QObject *parent)
    : QObject(parent), m_context(context), m_timer(new QTimer(this)),
      m_folder(context.services.dataFolder(), QDir::tempPath())
{
    m_timer->setInterval(kProgressLook);
    connect(m_timer, &QTimer::timeout, this, [this] {
        if (!m_progress)
            return;
        using Stage = ImportProgress::Stage;
        Q_EMIT progressed({.stage = m_progress->isWriting ? Stage::Writing : Stage::Checking,
                           .done = m_progress->done,
                           .total = m_progress->total});
    });
}

ImportWork::~ImportWork()
{
    cancel();
}

std::shared_ptr<ImportWork::Progress> ImportWork::begin()
{
    m_progress = std::make_shared<Progress>();
    m_timer->start();
    return m_progress;
}

void ImportWork::end()
{
    m_timer->stop();
    m_progress.reset();
}

void ImportWork::cancel()
{
    if (m_progress)
        m_progress->isCancelled = true;
}

QString ImportWork::newRefusedFile()
{
    return m_folder.filePath(u"refused-%1.csv"_s.arg(++m_files));
}

void ImportWork::open(const QString &path, ImportKind kind, const TableOptions &options)
{
    m_context.tasks.run(
        this,
        [path, kind, options, shop = m_context.shop.id](Services &services) {
            return onShop(services, shop, [&](ShopServices &own) { return fileFrom(path, kind, options, own); });
        },
        [this, asked = ++m_asked](const Result<ImportFile> &file) {
            if (asked == m_asked)
                Q_EMIT opened(file);
        });
}

void ImportWork::preview(const ImportPlan &plan)
{
    m_context.tasks.run(
        this,
        [plan, shop = m_context.shop.id](Services &services) {
            return onShop(services, shop,
                          [&](ShopServices &own) { return stemdesk::ui::previewed(own, plan, kPreviewed); });
        },
        [this, asked = ++m_asked](const Result<ImportPreview> &preview) {
            if (asked == m_asked)
                Q_EMIT previewed(preview);
        });
}

void ImportWork::run(const ImportPlan &plan)
{
    if (isRunning())
        return;
    auto job = [plan, shop = m_context.shop.id, progress = begin(),
                refusedPath = newRefusedFile()](Services &services) -> Result<ImportOutcome> {
        RefusedRowsFile file(refusedPath, plan.mapping.header(), plan.separator);
        QList<RefusedRow> first;
        const ImportListener listener{.refused =
                                          [&](const RefusedRow &row) {
                                              file.add(row);
                                              if (first.size() < kRowsShown)
                                                  first.append(row);
                                          },
                                      .watch =
                                          [&progress](const ImportProgress &now) {
                                              progress->isWriting = now.stage == ImportProgress::Stage::Writing;
                                              progress->done = now.done;
                                              progress->total = now.total;
                                              return !progress->isCancelled;
                                          }};
        const Result<ImportReport> report =
            onShop(services, shop, [&](ShopServices &own) { return imported(own, plan, listener); });
        if (!report)
            return report.error();
        file.finish();
        return ImportOutcome{.report = *report, .refused = first, .refusedFile = refusedPath};
    };
    m_context.tasks.run(this, std::move(job), [this](const Result<ImportOutcome> &outcome) {
        end();
        Q_EMIT finished(outcome);
    });
}

void ImportWork::revert(const ImportId &id)
{
    if (isRunning())
        return;
    auto job = [id, shop = m_context.shop.id, progress = begin()](Services &services) -> Result<RevertReport> {
        progress->isWriting = true;
        const ImportService::Watch watch = [&progress](qint64 done, qint64 total) {
            progress->done = done;
            progress->total = total;
            return !progress->isCancelled;
        };
        return onShop(services, shop, [&](ShopServices &own) { return own.imports.revert(id, watch); });
    };
    m_context.tasks.run(this, std::move(job), [this, id](const Result<RevertReport> &report) {
        end();
        Q_EMIT reverted(id, report);
    });
}

void ImportWork::readPast()
{
    auto job = [shop = m_context.shop.id](Services &services) -> Result<QList<ImportBatch>> {
        const auto page =
            onShop(services, shop, [](ShopServices &own) { return own.imports.list({.limit = kPastShown}); });
        if (!page)
            return page.error();
        return page->rows;
    };
    m_context.tasks.run(this, std::move(job),
                        [this](const Result<QList<ImportBatch>> &imports) { Q_EMIT pastRead(imports); });
}

} // namespace stemdesk::ui
