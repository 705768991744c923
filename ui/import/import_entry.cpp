#include "ui/import/import_entry.h"

#include "ui/icons.h"
#include "ui/import/file_step.h"
#include "ui/import/import_dialog.h"
#include "ui/ui_context.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QShortcut>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

ImportEntry::ImportEntry(UiContext &context, ImportKind kind, QMenu &menu, QWidget *page)
    : QObject(page), m_context(context), m_kind(kind), m_page(page)
{
    const QKeySequence key(Qt::CTRL | Qt::Key_I);
    const QString text = kind == ImportKind::Prices ? tr("Import prices…") : tr("Import a file…");
    QAction *import = menu.addAction(iconFor(u"import"_s), text + u'\t' + key.toString(QKeySequence::NativeText));
    QAction *past = menu.addAction(tr("Past imports…"));
    connect(import, &QAction::triggered, this, [this] { start(); });
    connect(past, &QAction::triggered, this, &ImportEntry::showPast);
    connect(new QShortcut(key, page), &QShortcut::activated, this, [this] { start(); });
    auto *drop = new FileDrop(page);
    connect(drop, &FileDrop::dropped, this, &ImportEntry::take);
    connect(drop, &FileDrop::refused, this, [this](const QString &reason) { Q_EMIT noted(reason, {}, {}); });
    if (kind == ImportKind::Prices)
        connect(&menu, &QMenu::aboutToShow, import, [this, import] { import->setEnabled(!m_list.isNull()); });
}

void ImportEntry::setList(const PriceListId &id)
{
    m_list = id;
}

ImportDialog *ImportEntry::dialog()
{
    if (!m_dialog) {
        m_dialog = new ImportDialog(m_context, m_kind, m_page->window());
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        m_dialog->setList(m_list);
        connect(m_dialog, &ImportDialog::noted, this, &ImportEntry::noted);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
    return m_dialog;
}

void ImportEntry::start(const QString &path)
{
    if (m_kind == ImportKind::Prices && m_list.isNull()) {
        Q_EMIT noted(tr("Make a price list first; the prices go there."), {}, {});
        return;
    }
    ImportDialog *shown = dialog();
    if (path.isEmpty())
        shown->resume();
    else
        shown->open(path);
}

void ImportEntry::take(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isCards = suffix == u"vcf"_s || suffix == u"vcard"_s;
    if (m_kind == ImportKind::Contacts && isCards)
        Q_EMIT cardsDropped(path);
    else
        start(path);
}

void ImportEntry::showPast()
{
    dialog()->showPast();
}

} // namespace stemdesk::ui
