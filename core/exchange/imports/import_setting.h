#pragma once

#include "core/base/result.h"
#include "core/exchange/imports/column_guess.h"
#include "core/exchange/imports/import_run.h"

namespace stemdesk {

class ShopServices;

/// What files are read with in this shop.
Result<ImportSetting> settingOf(ShopServices &shop, const ImportOptions &options);

/// Of suppliers as many as tell a column of them.
Result<KnownNames> knownNames(ShopServices &shop);

/// About the file as it was opened: its sheet, its header, its encoding.
ImportRemarks remarksOn(const TableFile &file);

} // namespace stemdesk
