#include "core/documents/work_pages.h"

#include "core/documents/production_text.h"
#include "core/documents/run_sheet_text.h"
#include "core/documents/stationery.h"
#include "core/domain/shops/paper.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kRunSheet = QT_TRANSLATE_NOOP("documents", "Run sheet");
constexpr auto kProduction = QT_TRANSLATE_NOOP("documents", "Production sheet");

QString daysText(const QList<ProductionSheet> &days, const Shop &shop)
{
    QStringList texts;
    for (const ProductionSheet &sheet : days)
        texts.append(DocumentLanguage(shop).weekdayAndDate(sheet.day));
    return texts.join(u" · "_s);
}

QPageSize::PageSizeId paperFor(const Shop &shop)
{
    return paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
}

} // namespace

RunSheetPages::RunSheetPages(const RunSheet &sheet, const Shop &shop, QPageSize::PageSizeId size)
    : StationeryPages(size, std::make_unique<Stationery>(sheet.event, shop, size, kRunSheet))
{
    setMadeAt(sheet.event.printedAt);
    lay(u"%1 · %2"_s.arg(stationery().name, sheet.event.name), runSheetText(sheet, stationery()));
}

ProductionPages::ProductionPages(const QList<ProductionSheet> &days, const Shop &shop, QPageSize::PageSizeId size,
                                 Instant now)
    : StationeryPages(size,
                      std::make_unique<Stationery>(PrintedEvent{.name = daysText(days, shop)}, shop, size, kProduction))
{
    setMadeAt(now);
    lay(u"%1 · %2"_s.arg(stationery().name, daysText(days, shop)), productionText(days, stationery()));
}

Result<QByteArray> runSheetPdf(const RunSheet &sheet, const Shop &shop, const DocumentPages::GoOn &goOn)
{
    return pdfOf(RunSheetPages(sheet, shop, paperFor(shop)), goOn);
}

Result<QByteArray> productionPdf(const ProductionSheet &sheet, const Shop &shop, Instant now,
                                 const DocumentPages::GoOn &goOn)
{
    return pdfOf(ProductionPages({sheet}, shop, paperFor(shop), now), goOn);
}

} // namespace stemdesk
