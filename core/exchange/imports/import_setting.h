#pragma once

#include "core/base/result.h"
#include "core/exchange/imports/column_guess.h"
#include "core/exchange/imports/import_run.h"

namespace stemdesk {

class ShopServices;

/// The settings for reading this file in this shop.
Result<ImportSetting> settingOf(ShopServices &shop, const TableFile &file, const ImportOptions &options);

/// At most as many suppliers as are needed to recognise a column of them.
Result<KnownNames> knownNames(ShopServices &shop);

/// Remarks on how the file was opened: sheet, header, encoding.
ImportRemarks remarksOn(const TableFile &file);

} // namespace stemdesk
