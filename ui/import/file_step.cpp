#include "ui/import/file_step.h"

#include "core/services/prices/price_overview_service.h"
#include "ui/exchange/table_output.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/words/price_words.h"

#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QSettings>
#include <QTimer>
#include <QUrl>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

FileDrop::FileDrop(QWidget *target) : QObject(target)
{
    target->setAcceptDrops(true);
    target->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QList<QUrl> urls = drop->mimeData()->urls();
    if (urls.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (type == QEvent::Drop) // Deferred, because the program that the file comes from waits until this returns.
        QTimer::singleShot(0, this, [this, urls] { take(urls); });
    return true;
}

void FileDrop::take(const QList<QUrl> &urls)
{
    if (urls.size() > 1)
        Q_EMIT refused(tr("Drop one file at a time."));
    else if (!urls.constFirst().isLocalFile())
        Q_EMIT refused(tr("Save it on this computer first, then drop the file."));
    else
        Q_EMIT dropped(urls.constFirst().toLocalFile());
}

FileStep::FileStep(UiContext &context, ImportKind kind, QWidget *parent)
    : QWidget(parent), m_context(context), m_kind(kind), m_refusal(new InlineMessage(Tone::Error))
{
    auto *column = columnInside(this, kSpace12, {kSpace24, kSpace16, kSpace24, kSpace16});
    if (kind == ImportKind::Prices)
        column->addWidget(buildLists());
    column->addWidget(m_refusal);
    column->addWidget(buildPlace(), 1);
    auto *drop = new FileDrop(this);
    connect(drop, &FileDrop::dropped, this, &FileStep::fileChosen);
    connect(drop, &FileDrop::refused, this, &FileStep::setRefusal);
}

QWidget *FileStep::buildLists()
{
    m_lists = new QComboBox;
    const auto lists = m_context.services.prices.lists();
    for (const ListedPriceList &listed : lists.value_or(QList<ListedPriceList>()))
        m_lists->addItem(PriceWords::titleWithDate(listed.list), QVariant::fromValue(listed.list.id));
    return new FormRow(tr("Price list"), m_lists);
}

QWidget *FileStep::buildPlace()
{
    auto *place = new EmptyState(u"import"_s, sentence(), tr("Choose a file…"));
    connect(place, &EmptyState::actionChosen, this, &FileStep::askForFile);
    setFocusProxy(place);
    return place;
}

QString FileStep::sentence() const
{
    switch (m_kind) {
    case ImportKind::Products:
        return tr("Drop a CSV file or a workbook here, or choose one. Each row is a variety of a product: known ones "
                  "are updated, new ones added.");
    case ImportKind::Prices:
        return tr("Drop a CSV file or a workbook here, or choose one. Each row is the price of a variety, found by its "
                  "product and variety or by its SKU.");
    case ImportKind::Contacts:
        return tr("Drop a CSV file or a workbook here, or choose one. Each row is a client, a planner or a venue: "
                  "known ones are updated, new ones added.");
    }
    return {};
}

void FileStep::setList(const PriceListId &id)
{
    if (m_lists)
        m_lists->setCurrentIndex(std::max(0, m_lists->findData(QVariant::fromValue(id))));
}

PriceListId FileStep::list() const
{
    return m_lists ? m_lists->currentData().value<PriceListId>() : PriceListId();
}

QString FileStep::listName() const
{
    return m_lists ? m_lists->currentText() : QString();
}

void FileStep::setListName(const QString &name)
{
    if (const int index = m_lists ? m_lists->findText(name) : -1; index >= 0)
        m_lists->setCurrentIndex(index);
}

void FileStep::setRefusal(const QString &sentence)
{
    m_refusal->setMessage(sentence);
}

void FileStep::askForFile()
{
    auto *dialog =
        new QFileDialog(window(), tr("Choose a file to import"), lastFolder(m_context.settings, u"tables/folder"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tables and workbooks (*.csv *.txt *.tsv *.xlsx *.ods)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_context.settings.setValue(u"tables/folder"_s, QFileInfo(path).absolutePath());
        Q_EMIT fileChosen(path);
    });
    dialog->open();
}

} // namespace stemdesk::ui
