#include "ui/import/import_plan.h"

#include "core/base/files.h"
#include "core/exchange/imports/contact_import.h"
#include "core/exchange/imports/price_import.h"
#include "core/exchange/imports/product_import.h"
#include "core/services/imports/import_service.h"
#include "core/services/services.h"
#include "ui/import/import_words.h"

#include <QCoreApplication>
#include <QMutex>
#include <QSaveFile>

#include <algorithm>
#include <memory>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// The file may have been rewritten since its columns and rows were chosen.
Result<std::unique_ptr<TableFile>> sameFile(const ImportPlan &plan)
{
    auto file = TableFile::open(plan.path, plan.table);
    if (file && (*file)->stamp() != plan.stamp)
        return conflict("file_changed", u"The file was changed since it was chosen; choose it again."_s);
    return file;
}

/// The state of the import that undo would revert.
struct Done {
    std::optional<ImportId> batchNow() const
    {
        const QMutexLocker lock(&mutex);
        return batch;
    }
    void setBatch(const std::optional<ImportId> &now)
    {
        const QMutexLocker lock(&mutex);
        batch = now;
    }

    bool isKnown = false; ///< The edit was already reported as done.
    std::optional<ImportId> batch = {}; ///< The window looks at it, too.
    mutable QMutex mutex = {};
};

} // namespace

Result<ImportPreview> previewed(ShopServices &shop, const ImportPlan &plan, int rows)
{
    const auto file = TRY(sameFile(plan));
    switch (plan.mapping.kind()) {
    case ImportKind::Products: break;
    case ImportKind::Prices: return PriceImport(shop, plan.list, *file, plan.mapping).preview(rows, plan.options);
    case ImportKind::Contacts: return ContactImport(shop, *file, plan.mapping).preview(rows, plan.options);
    }
    return ProductImport(shop, *file, plan.mapping).preview(rows, plan.options);
}

Result<ImportReport> imported(ShopServices &shop, const ImportPlan &plan, const ImportListener &listener)
{
    const auto file = TRY(sameFile(plan));
    switch (plan.mapping.kind()) {
    case ImportKind::Products: break;
    case ImportKind::Prices: return PriceImport(shop, plan.list, *file, plan.mapping).run(plan.options, listener);
    case ImportKind::Contacts: return ContactImport(shop, *file, plan.mapping).run(plan.options, listener);
    }
    return ProductImport(shop, *file, plan.mapping).run(plan.options, listener);
}

Edit importEdit(const ImportPlan &plan, const QString &fileName, const ImportId &batch)
{
    const auto done = std::make_shared<Done>(); // Owned by both steps.
    done->setBatch(batch);
    const auto progress = std::make_shared<EditProgress>();
    const auto apply = [plan, done, progress](ShopServices &shop) -> Status {
        if (!std::exchange(done->isKnown, true))
            return {};
        const auto watch = [progress](const ImportProgress &now) {
            const bool isWriting = now.stage == ImportProgress::Stage::Writing;
            progress->done = isWriting ? now.done : 0;
            progress->total = now.total;
            return true;
        };
        const ImportReport report = TRY(imported(shop, plan, {.refused = [](const RefusedRow &) {}, .watch = watch}));
        done->setBatch(report.batch);
        return report.failure ? Status(*report.failure) : Status();
    };
    const auto revert = [done, progress](ShopServices &shop) -> Status {
        const auto now = done->batchNow();
        if (!now)
            return {};
        const RevertReport report = TRY(shop.imports.revert(*now, [progress](qint64 rows, qint64 total) {
            progress->done = rows;
            progress->total = total;
            return true;
        }));
        // Reported like anything else that cannot be undone.
        return report.kept.isEmpty() ? Status() : Status(conflict("import_rows_kept", ImportWords::reverted(report)));
    };
    return {.text = QCoreApplication::translate("ImportWords", "Import %1").arg(fileName),
            .apply = apply,
            .revert = revert,
            .progress = progress,
            .import = [done]() -> std::optional<IdBytes> {
                const auto now = done->batchNow();
                return now ? std::optional(now->bytes()) : std::nullopt;
            }};
}

RefusedRowsFile::RefusedRowsFile(const QString &path, const QStringList &header, char separator)
    : m_file(path), m_columns(header.size()), m_csv(separator)
{
    for (const QString &name : header)
        m_csv.text(name);
    m_csv.text(ImportWords::tr("Line"));
    m_csv.text(ImportWords::tr("Why it was refused"));
    m_csv.endRow();
    m_file.open(QFile::WriteOnly); // A failure is reported when a copy is saved.
}

void RefusedRowsFile::add(const RefusedRow &row)
{
    constexpr qsizetype kPart = 64LL * 1024;
    for (qsizetype column = 0; column < std::max(m_columns, row.cells.size()); ++column)
        m_csv.text(row.cells.value(column));
    m_csv.number(double(row.line));
    m_csv.text(ImportWords::reason(row.error));
    m_csv.endRow();
    if (m_csv.bytes().size() >= kPart)
        m_file.write(m_csv.takeBytes());
}

void RefusedRowsFile::finish()
{
    m_file.write(m_csv.takeBytes());
    m_file.close();
}

Status copyOfFile(const QString &from, const QString &to)
{
    constexpr qint64 kPart = 256LL * 1024;
    QFile source(from);
    QSaveFile target(to);
    if (!source.open(QFile::ReadOnly))
        return unavailable("file_not_written", source.errorString());
    if (!openPrivately(target))
        return unavailable("file_not_written", target.errorString());
    while (!source.atEnd())
        target.write(source.read(kPart));
    return target.commit() ? Status() : Status(unavailable("file_not_written", target.errorString()));
}

} // namespace stemdesk::ui
