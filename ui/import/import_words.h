#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/import_run.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>

namespace stemdesk::ui {

/// The texts of an import.
class ImportWords {
    Q_DECLARE_TR_FUNCTIONS(ImportWords)

public:
    /// A field's name, such as "Variety"; empty if there is none.
    static QString field(const QString &name);
    /// "5 columns, semicolons between them, UTF-8"
    static QString facts(qsizetype columns, const FileForm &form);

    /// A row's outcome: "New variety", or why it is refused.
    static QString fate(const PreviewRow &row, const QString &currency);
    static QString outcomeText(const PreviewRow &row, const QString &currency);
    static QString unchangedText(const RowNotes &notes);
    static Tone tone(const PreviewRow &row);
    /// A remark on an accepted row or on the file; empty if the window shows it in another way.
    static QString remark(const ImportRemark &remark);
    /// Why a row is refused.
    static QString reason(const Error &error);
    /// Why an import broke off half-way.
    static QString brokenOff(const Error &error);

    /// "12 new, 3 changed, 200 as they are, 1 refused"; parts that are 0 are left out.
    static QString counts(const ImportCounts &counts);
    /// "3 dearer, 5 cheaper. No longer in the file: Rose Red 60 cm."; empty if nothing changes.
    static QString news(const ImportPreview &preview);
    static QString progress(const ImportProgress &progress);
    /// "Products", "Prices"
    static QString kind(ImportKind kind);
    static QString reverted(const RevertReport &report);
};

/// Whether a row is refused only because the shop has no variety with that name, or several.
bool isUnmatched(const PreviewRow &row);

} // namespace stemdesk::ui
