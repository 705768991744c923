#include "ui/exchange/shop_file_words.h"

#include "ui/exchange/table_output.h"
#include "ui/words/error_text.h"
#include "ui/words/wording.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct ShopFileRefusals {
    Q_DECLARE_TR_FUNCTIONS(ShopFileWords)

public:
    static constexpr Wording kTexts[] = {
        {"shop_exists", QT_TR_NOOP("The shop in this file is already here. It was not changed.")},
        {"foreign_database", QT_TR_NOOP("This is not a shop that Stemdesk has saved as a file. Nothing was changed.")},
        {"storage_damaged",
         QT_TR_NOOP("The file is damaged; nothing was imported. Copy it again from where it was made.")},
        {"schema_too_new", QT_TR_NOOP("A newer Stemdesk has written this file. Install that version here first.")},
        {"invalid_file",
         QT_TR_NOOP("There is a file of another kind under this name. It was left alone; choose another name.")},
        {"cancelled", QT_TR_NOOP("Stopped. Nothing was changed.")},
        {"copy_differs", QT_TR_NOOP("The copy did not match the shop, so it was given up. Try again.")},
        {"check_failed",
         QT_TR_NOOP(
             "The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.")},
    };
};

constexpr auto kFolder = "shops/folder"_L1;

QFileDialog *dialogFor(QWidget *parent, QSettings &settings, const QString &title)
{
    auto *dialog = new QFileDialog(parent, title, lastFolder(settings, kFolder));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [&settings](const QString &path) { settings.setValue(kFolder, QFileInfo(path).absolutePath()); });
    return dialog;
}

/// A name that every file system accepts.
QString shopFileNameFrom(QString name)
{
    static const QRegularExpression kAwkward(uR"([\x00-\x1f/\\:*?"<>|]+)"_s);
    name = name.replace(kAwkward, u" "_s).simplified();
    return name.isEmpty() ? u"shop"_s : name;
}

} // namespace

QFileDialog *ShopFileWords::openDialog(QWidget *parent, QSettings &settings)
{
    QFileDialog *dialog = dialogFor(parent, settings, tr("Open a shop from a file"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Shops of Stemdesk (*.stemdesk)"), tr("All files (*)")});
    return dialog;
}

QFileDialog *ShopFileWords::saveDialog(QWidget *parent, QSettings &settings, const QString &shopName)
{
    QFileDialog *dialog = dialogFor(parent, settings, tr("Save the shop as a file"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(u"stemdesk"_s);
    dialog->setNameFilter(tr("Shops of Stemdesk (*.stemdesk)"));
    dialog->selectFile(shopFileNameFrom(shopName) + u".stemdesk"_s);
    return dialog;
}

ShopFileService::Watch ShopFileWords::watchFor(const WorkingRow::ProgressReport &report)
{
    const QString copying = tr("Copying the shop…");
    const QString comparing = tr("Comparing the copy with the shop…");
    const QString checking = tr("Checking the copy…");
    return [=](const ShopMoveProgress &progress) {
        switch (progress.stage) {
        case ShopMoveProgress::Stage::Copying: return report(copying, progress.done, progress.total);
        case ShopMoveProgress::Stage::Comparing: return report(comparing, progress.done, progress.total);
        case ShopMoveProgress::Stage::Checking: break;
        }
        return report(checking, progress.done, progress.total);
    };
}

QString ShopFileWords::refusal(const Error &error)
{
    if (const char *known = wordingOf(ShopFileRefusals::kTexts, error.code))
        return tr(known);
    // The file system's message names the file.
    return error.code == "storage_unavailable" ? error.message : errorText(error);
}

} // namespace stemdesk::ui
