#include "core/exchange/imports/import_setting.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/services/services.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<ImportSetting> settingOf(ShopServices &shop, const TableFile &file, const ImportOptions &options)
{
    const Shop settings = TRY(shop.settings.shop());
    const auto colours = TRY(shop.colours.all());
    ImportSetting setting{
        .supplier = options.supplier, .currency = settings.currency, .sign = options.sign, .titles = file.titles()};
    for (const Colour &colour : colours)
        setting.colours.insert(caseFolded(colour.name));
    for (const ProductType &type : settings.productTypes)
        setting.productTypes.insert(caseFolded(type.name));
    return setting;
}

Result<KnownNames> knownNames(ShopServices &shop)
{
    constexpr int kKnown = 1'000;
    const auto suppliers = TRY(shop.suppliers.list({}, {.limit = kKnown}));
    const Shop settings = TRY(shop.settings.shop());
    KnownNames names;
    for (const Supplier &supplier : suppliers.rows)
        names.suppliers.append(supplier.name);
    for (const ProductType &type : settings.productTypes)
        names.productTypes.append(type.name);
    return names;
}

ImportRemarks remarksOn(const TableFile &file)
{
    constexpr qsizetype kNamed = 20;
    ImportRemarks remarks;
    const FileForm form = file.form();
    if (form.sheets.size() > 1) {
        QStringList names;
        for (const SheetName &sheet : form.sheets.first(std::min(form.sheets.size(), kNamed)))
            names += quoted(sheet.name) + (sheet.isHidden ? u" (hidden)"_s : QString());
        remarks.append(aboutFile("sheet_read", {form.sheet},
                                 u"The sheet %1 is read, of %2."_s.arg(quoted(form.sheet), names.join(u", "_s))));
    }
    const bool isFarther = !form.sheet.isEmpty() && file.headerLine() > 1;
    if (!file.isHeaderFirst() || isFarther)
        remarks.append(aboutFile("header_found", {QString::number(file.headerLine())},
                                 u"The header is row %1."_s.arg(file.headerLine())));
    if (form.sheet.isEmpty() && form.encoding == TextEncoding::Utf8Twice)
        remarks.append(aboutFile("encoding_read", {nameOf(form.encoding)},
                                 u"The text is UTF-8 that a program encoded a second time (\"Ros\u00c3\u00a9\"); it is "
                                 "read as it was before (\"Ros\u00e9\")."_s));
    else if (form.sheet.isEmpty() && form.encoding != TextEncoding::Utf8)
        remarks.append(aboutFile("encoding_read", {nameOf(form.encoding)},
                                 u"The text is read as %1."_s.arg(nameOf(form.encoding))));
    return remarks;
}

} // namespace stemdesk
