#include "tests/ui/undo/walked_edits.h"

#include "tests/ui/undo/undo_shop.h"
#include "ui/flowers/new_flower_edits.h"
#include "ui/pages/colours/vocabulary_edits.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/undo/event_edits.h"
#include "ui/undo/order_sheet_edits.h"
#include "ui/undo/price_edits.h"
#include "ui/undo/series_edits.h"
#include "ui/undo/setting_edits.h"

namespace stemdesk {

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

const QString kText = u"Change"_s;

QList<WalkedEdit> supplierEdits()
{
    return {
        {"rename supplier",
         u"SupplierEdits::change"_s,
         {u"SupplierService::patch"_s},
         [](UndoShop &shop) {
             return SupplierEdits::change(shop.supplier, u"Name"_s, {.name = u"  Flower   hall "_s});
         }},
        {"change claim hours",
         u"SupplierEdits::changeClaimHours"_s,
         {},
         [](UndoShop &shop) { return SupplierEdits::changeClaimHours(shop.supplier, 24); }},
        {"archive supplier",
         u"SupplierEdits::archive"_s,
         {u"SupplierService::archive"_s},
         [](UndoShop &shop) { return SupplierEdits::archive(shop.supplier); }},
        {"bring supplier back",
         u"SupplierEdits::bringBack"_s,
         {u"SupplierService::unarchive"_s},
         [](UndoShop &shop) { return SupplierEdits::bringBack(shop.archived); }},
        // A supplier is never deleted: undo archives the new one, which leaves its row.
        {"add supplier",
         u"SupplierEdits::create"_s,
         {u"SupplierService::create"_s},
         [](UndoShop &) { return SupplierEdits::create(u"Fern farm"_s, std::make_shared<SupplierId>()); },
         {"supplier"}},
    };
}

QList<WalkedEdit> vocabularyEdits()
{
    return {
        {"rename colour",
         u"VocabularyEdits::change(Colour)"_s,
         {u"ColourService::patch"_s},
         [](UndoShop &shop) {
             return VocabularyEdits::change(shop.colour, {.name = u" Dusty  rose"_s, .hex = u"#AABBCC"_s});
         }},
        {"rename category",
         u"VocabularyEdits::change(Category)"_s,
         {u"CategoryService::patch"_s},
         [](UndoShop &shop) { return VocabularyEdits::change(shop.category, {.name = u" Shrub  roses"_s}); }},
        {"add colour",
         u"VocabularyEdits::create(ColourPatch)"_s,
         {u"ColourService::create"_s, u"ColourService::restore"_s},
         [](UndoShop &) {
             return VocabularyEdits::create({.name = u"Sand"_s, .hex = u"#c2b280"_s}, std::make_shared<Colour>());
         }},
        {"add category",
         u"VocabularyEdits::create(CategoryPatch)"_s,
         {u"CategoryService::create"_s, u"CategoryService::restore"_s},
         [](UndoShop &) {
             return VocabularyEdits::create(CategoryPatch{.name = u"Grasses"_s}, std::make_shared<Category>());
         }},
        {"delete colour",
         u"VocabularyEdits::remove(Colour)"_s,
         {u"ColourService::remove"_s},
         [](UndoShop &shop) { return VocabularyEdits::remove(shop.colour, {}); }},
        {"delete category",
         u"VocabularyEdits::remove(Category)"_s,
         {u"CategoryService::remove"_s},
         [](UndoShop &shop) { return VocabularyEdits::remove(shop.category, {}); }},
    };
}

QList<WalkedEdit> productEdits()
{
    return {
        {"change product",
         u"ProductEdits::change(Product)"_s,
         {u"ProductService::patch"_s},
         [](UndoShop &shop) {
             return ProductEdits::change(shop.productOf(shop.filled.roseProduct),
                                         {.name = u" Garden  rose"_s, .category = u""_s, .description = u"Thorns."_s});
         }},
        {"change variety",
         u"ProductEdits::change(Variant)"_s,
         {u"ProductService::patchVariant"_s},
         [](UndoShop &shop) {
             return ProductEdits::change(shop.variantOf(shop.filled.rose),
                                         {.name = u" Quicksand "_s,
                                          .stemLength = 50.0,
                                          .unitsPerPack = std::optional<double>(),
                                          .colors = QStringList{u"old ROSE"_s, u"Unknown"_s},
                                          .supplierMinPacks = QList<SupplierMinimum>(),
                                          .supplierPacks = QList<SupplierPack>{{shop.supplier.id, 10}},
                                          .supplierCodes = QList<SupplierCode>()});
         }},
        {"delete product",
         u"ProductEdits::remove(Product)"_s,
         {u"ProductService::remove"_s},
         [](UndoShop &shop) { return ProductEdits::remove(shop.productOf(shop.filled.roseProduct), {}); }},
        {"delete variety",
         u"ProductEdits::remove(Variant)"_s,
         {u"ProductService::removeVariant"_s},
         [](UndoShop &shop) { return ProductEdits::remove(shop.variantOf(shop.filled.rose), {}); }},
    };
}

QList<WalkedEdit> newProductEdits()
{
    return {
        {"add product",
         u"ProductEdits::create"_s,
         {u"ProductService::upsert"_s, u"ProductService::restore(DeletedProduct)"_s},
         [](UndoShop &) {
             const NewProduct product{.name = u"Peony"_s, .productType = u"flower"_s, .variety = u"Coral"_s};
             return ProductEdits::create(product, std::make_shared<ProductRowOutcome>());
         }},
        {"add variety",
         u"ProductEdits::addVariety"_s,
         {u"ProductService::restore(DeletedVariant)"_s},
         [](UndoShop &shop) {
             return ProductEdits::addVariety(shop.productOf(shop.filled.roseProduct), u"Juliet"_s,
                                             std::make_shared<ProductRowOutcome>());
         }},
        {"duplicate product",
         u"ProductEdits::duplicate"_s,
         {},
         [](UndoShop &shop) {
             return ProductEdits::duplicate(shop.productOf(shop.filled.roseProduct),
                                            std::make_shared<ProductRowOutcome>());
         }},
        {"duplicate variety",
         u"ProductEdits::duplicateVariety"_s,
         {},
         [](UndoShop &shop) {
             return ProductEdits::duplicateVariety(shop.productOf(shop.filled.roseProduct),
                                                   shop.variantOf(shop.filled.rose),
                                                   std::make_shared<ProductRowOutcome>());
         }},
        {"add flower with its price",
         u"newFlowerEdit"_s,
         {},
         [](UndoShop &shop) {
             return newFlowerEdit({.product = u"Cosmos"_s,
                                   .productType = u"flower"_s,
                                   .variant = {.name = u"Antiquity"_s, .stemLength = 60.0},
                                   .supplier = {},
                                   .supplierName = {},
                                   .unitCostExclTax = 0.85,
                                   .list = shop.filled.flowers,
                                   .today = {}},
                                  std::make_shared<ProductRowOutcome>());
         }},
    };
}

QList<WalkedEdit> priceEdits()
{
    return {
        {"change price",
         u"PriceEdits::change(QList)"_s,
         {u"PriceListService::upsertEntries"_s, u"PriceListService::patchEntry"_s, u"PriceListService::patchEntries"_s},
         [](UndoShop &shop) {
             const PriceEntry price = shop.entryOf(shop.filled.flowers, shop.filled.rosePrice);
             return PriceEdits::change(kText, shop.filled.flowers, {{price, {.unitCostExclTax = 2.75}}});
         }},
        {"add price",
         u"PriceEdits::add"_s,
         {u"PriceListService::createEntry"_s, u"PriceListService::restoreEntries"_s},
         [](UndoShop &shop) {
             const PriceEntryPatch price{
                 .variantId = shop.filled.rose, .supplierId = shop.supplier.id, .unitCostExclTax = 1.5};
             return PriceEdits::add(kText, shop.filled.flowers, price, std::make_shared<PriceEntry>());
         }},
        {"delete prices",
         u"PriceEdits::remove(QList)"_s,
         {u"PriceListService::removeEntries"_s, u"PriceListService::removeEntry"_s},
         [](UndoShop &shop) { return PriceEdits::remove(kText, shop.filled.flowers, {shop.filled.rosePrice}, {}); }},
        {"change price list",
         u"PriceEdits::change(PriceList)"_s,
         {u"PriceListService::patch"_s},
         [](UndoShop &shop) {
             return PriceEdits::change(shop.listOf(shop.filled.flowers),
                                       {.name = u" Spring "_s, .date = QDate(2026, 2, 1), .taxMultiplier = 1.09});
         }},
        {"add price list",
         u"PriceEdits::create"_s,
         {u"PriceListService::create"_s, u"PriceListService::restore"_s},
         [](UndoShop &) {
             const PriceListPatch list{
                 .name = u"Moss"_s, .productType = u"moss"_s, .date = QDate(2026, 2, 1), .taxMultiplier = 1.2};
             return PriceEdits::create(list, std::make_shared<PriceListId>());
         }},
        {"copy price list",
         u"PriceEdits::copied"_s,
         {u"PriceListService::copy"_s},
         [](UndoShop &shop) {
             const PriceListCopy copy{.from = shop.filled.flowers, .list = {.date = QDate(2026, 4, 1)}, .percent = 4};
             return PriceEdits::copied(*must(shop.services().priceLists.copy(copy)));
         }},
        {"delete price list",
         u"PriceEdits::remove(PriceList)"_s,
         {u"PriceListService::remove"_s},
         [](UndoShop &shop) { return PriceEdits::remove(shop.listOf(shop.newer.id)); }},
    };
}

QList<WalkedEdit> settingEdits()
{
    return {
        {"change setting",
         u"SettingEdits::change"_s,
         {u"ShopSettingsService::set"_s},
         [](UndoShop &shop) {
             const SettingField phone{.key = u"phone"_s, .text = [](const Shop &read) { return read.phone; }};
             return SettingEdits::change(kText, shop.settings(), {{phone, u" 020 7946 0000 "_s}});
         }},
        {"rename shop",
         u"SettingEdits::rename"_s,
         {u"ShopSettingsService::rename"_s},
         [](UndoShop &shop) { return SettingEdits::rename(shop.settings(), u" Fern   & Thistle "_s); }},
        // Pictures are never deleted, because their addresses may be in use.
        {"set logo",
         u"SettingEdits::setLogo"_s,
         {u"ImageService::create"_s},
         [](UndoShop &shop) { return SettingEdits::setLogo(shop.settings(), UndoShop::picture()); },
         {"image"}},
        {"set cover picture",
         u"SettingEdits::setCoverPicture"_s,
         {},
         [](UndoShop &shop) { return SettingEdits::setCoverPicture(shop.settings(), UndoShop::picture()); },
         {"image"}},
        {"add type", u"SettingEdits::addType"_s, {}, [](UndoShop &) { return SettingEdits::addType(u"candle"_s); }},
        {"change markup",
         u"SettingEdits::setMarkup"_s,
         {},
         [](UndoShop &shop) { return SettingEdits::setMarkup(shop.settings(), u"flower"_s, u"2.50"_s); }},
        {"change spare",
         u"SettingEdits::setSpare"_s,
         {},
         [](UndoShop &shop) { return SettingEdits::setSpare(shop.settings(), u"flower"_s, u"7.5"_s); }},
        {"hire out a type",
         u"SettingEdits::setHired"_s,
         {},
         [](UndoShop &shop) { return SettingEdits::setHired(shop.settings(), u"moss"_s, true); }},
        {"delete type",
         u"SettingEdits::removeType"_s,
         {u"ShopSettingsService::removeProductType"_s},
         [](UndoShop &shop) { return SettingEdits::removeType(shop.type); }},
        {"add tax group",
         u"SettingEdits::addTaxGroup"_s,
         {u"TaxGroupService::create"_s, u"TaxGroupService::restore"_s},
         [](UndoShop &) { return SettingEdits::addTaxGroup(u"Zero"_s, 0, std::make_shared<TaxGroupId>()); }},
        {"change tax group",
         u"SettingEdits::changeTaxGroup"_s,
         {u"TaxGroupService::patch"_s},
         [](UndoShop &shop) {
             return SettingEdits::changeTaxGroup(kText, shop.tax, {.name = u" Low "_s, .rate = 0.05});
         }},
        {"delete tax group",
         u"SettingEdits::removeTaxGroup"_s,
         {u"TaxGroupService::remove"_s},
         [](UndoShop &shop) { return SettingEdits::removeTaxGroup(shop.tax); }},
    };
}

QList<WalkedEdit> sheetEdits()
{
    return {
        {"save order sheet",
         u"saveSheetEdit"_s,
         {u"OrderSheetService::save"_s, u"OrderSheetService::remove"_s, u"OrderSheetService::restore"_s},
         [](UndoShop &shop) {
             return saveSheetEdit(kText, {.events = {shop.filled.event}}, std::make_shared<OrderSheetId>());
         }},
        {"order sheets",
         u"orderSheetsEdit"_s,
         {u"OrderSheetService::order"_s, u"TaskService::finishOrdered"_s, u"TaskService::reopen"_s},
         [](UndoShop &shop) {
             const OrderSheet seen = must(shop.services().orderSheets.sheetFor({shop.filled.event}));
             return orderSheetsEdit(kText, {.wanted = {.events = {shop.filled.event}}, .parts = {{}}, .seen = seen},
                                    std::make_shared<QList<OrderSheetId>>());
         }},
        {"mark sheet",
         u"markSheetEdit"_s,
         {u"OrderSheetService::markOrdered"_s},
         [](UndoShop &shop) { return markSheetEdit(kText, shop.sheet.id, SheetState::Ordered); }},
        {"ask supplier",
         u"askSupplierEdit"_s,
         {},
         [](UndoShop &shop) {
             const OrderDelivery asked{.on = QDate(2026, 5, 29), .note = u"Keep cool"_s, .allowsSubstitutes = false};
             return askSupplierEdit(kText, {.sheet = shop.sheet.id, .supplier = {}}, {}, asked);
         }},
        {"note goods",
         u"receiveEdit"_s,
         {u"OrderSheetService::patch"_s, u"TaskService::finishReceived"_s},
         [](UndoShop &shop) {
             const ReceivedRow before{.variantId = shop.filled.rose};
             const ReceivedRow after{.variantId = shop.filled.rose, .packs = 2, .unitCostExclTax = 1.75};
             return receiveEdit(kText, shop.sheet.id, {before}, {after});
         }},
        // Pictures are never deleted, because their addresses may be in use.
        {"add pictures to goods",
         u"addPicturesEdit(ReceivedRow)"_s,
         {},
         [](UndoShop &shop) {
             const ReceivedRow goods{.variantId = shop.filled.rose, .packs = 2, .unitCostExclTax = 1.75};
             return addPicturesEdit(kText, shop.sheet.id, goods, {UndoShop::picture()});
         },
         {"image"},
         [](UndoShop &shop) {
             const ReceivedRow goods{.variantId = shop.filled.rose, .packs = 2, .unitCostExclTax = 1.75};
             must(shop.services().orderSheets.patch(shop.sheet.id,
                                                    {.received = QList{goods}, .state = SheetState::Ordered}));
         }},
        {"pause webhook",
         u"patchWebhookEdit"_s,
         {u"WebhookService::patch"_s},
         [](UndoShop &shop) { return patchWebhookEdit(kText, shop.webhook, {.isPaused = true}); }},
    };
}

} // namespace

QList<WalkedEdit> walkedEdits()
{
    return supplierEdits() + vocabularyEdits() + productEdits() + newProductEdits() + priceEdits() + settingEdits()
        + walkedEventEdits() + walkedClientEdits() + walkedWorkroomEdits() + sheetEdits();
}

QList<NoUndo> mutationsWithoutUndo()
{
    const QString upkeep = u"Upkeep that no person asks for."_s;
    return {
        {u"InvoiceService::issue"_s, u"An invoice is credited, not undone: its number is given."_s},
        {u"InvoiceService::credit"_s, u"See InvoiceService::issue."_s},
        {u"InvoiceService::issueMonth"_s, u"See InvoiceService::issue."_s},
        {u"InvoiceService::remind"_s, u"A reminder that a client was sent stays written down."_s},
        {u"PriceFreezeService::letGo"_s, u"The API's; the window writes the prices that it showed first."_s},
        {u"AssistantWriteService::keep"_s, u"It tells the window what to take back."_s},
        {u"AssistantWriteService::keepStep"_s, u"It keeps what to take back after a restart."_s},
        {u"AssistantWriteService::dropStep"_s, u"See AssistantWriteService::keepStep."_s},
        {u"AssistantWriteService::dropSteps"_s, u"See AssistantWriteService::keepStep."_s},
        {u"ApiKeyService::create"_s, u"The key was shown once and may be in use: it is revoked, not unmade."_s},
        {u"ApiKeyService::revoke"_s, u"A key that was refused must stay refused."_s},
        {u"ApiKeyService::createCalendar"_s, u"See ApiKeyService::create."_s},
        {u"ApiKeyService::revokeCalendar"_s, u"See ApiKeyService::revoke."_s},
        {u"WebhookService::create"_s, u"Its secret was shown once and may be in use: it is deleted by name."_s},
        {u"WebhookService::remove"_s, u"What was to be sent to it goes too; it is asked for twice instead."_s},
        {u"WebhookService::redeliver"_s, u"A delivery cannot be unsent."_s},
        {u"WebhookService::rotateSecret"_s, u"The API's; the new secret was shown once and may be in use."_s},
        {u"ImportService::revert"_s, u"It is what takes an import back; the file can be imported again."_s},
        {u"EventService::make"_s, u"A batch's; it creates as EventService::create does."_s},
        {u"EventLinesService::makeGroup"_s, u"A batch's; it creates as EventLinesService::createGroup does."_s},
        {u"IdempotencyService::once"_s, u"The API's; the window never repeats a request."_s},
        {u"IdempotencyService::expire"_s, upkeep},
        {u"RequestLogService::store"_s, upkeep},
        {u"RequestLogService::expireSome"_s, upkeep},
        {u"SeriesService::makeDue"_s, upkeep},
        {u"ApiKeyService::owner"_s, u"Reads."_s},
        {u"ApiKeyService::ownerNear"_s, u"Reads."_s},
    };
}

QList<NoUndo> editsWithoutUndo()
{
    return {{u"removeWebhookEdit"_s, u"See WebhookService::remove."_s},
            {u"issueInvoiceEdit"_s, u"See InvoiceService::issue."_s},
            {u"issueMonthsEdit"_s, u"See InvoiceService::issue."_s},
            {u"remindEdit"_s, u"See InvoiceService::remind."_s},
            {u"creditInvoiceEdit"_s, u"See InvoiceService::issue."_s}};
}

} // namespace stemdesk
