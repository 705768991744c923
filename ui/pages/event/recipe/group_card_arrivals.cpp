#include "core/services/service_thread.h"
#include "ui/flowers/flower_field.h"
#include "ui/flowers/new_flower_panel.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/group_story.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/recipe/replace_panel.h"
#include "ui/pages/event/recipe/unknown_rows.h"
#include "ui/pictures/picture_strip.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"

#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QVBoxLayout>

// The part of GroupCard that takes pasted rows, dragged lines and pictures, and replacement flowers.

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr int kMostRows = 500; ///< The most rows pasted at once: a recipe, not a catalogue.

} // namespace

void GroupCard::onTablePasted(const QModelIndex &from, const QList<QStringList> &cells)
{
    const bool isNumbers = std::ranges::all_of(cells, [](const QStringList &row) {
        const QString first = row.value(0).trimmed();
        return first.isEmpty() || numberFrom(first, NumberUnit::Pieces);
    });
    if (isNumbers)
        pasteQuantities(from, cells);
    else
        pasteRows(QApplication::clipboard()->text());
}

void GroupCard::pasteRows(const QString &text)
{
    const QList<TypedLine> lines = pastedLinesFrom(text);
    if (lines.isEmpty())
        return;
    if (lines.size() > kMostRows) {
        showNote(tr("These are %1 rows. Paste at most %2 at once.").arg(lines.size()).arg(kMostRows));
        return;
    }
    showNote({});
    UiContext &context = m_document.context();
    context.tasks.run(
        this,
        [lines, shop = context.shop.id,
         terms = m_document.priceTerms()](Services &services) -> Result<QList<RecognisedLine>> {
            ShopServices *known = TRY(services.forShop(shop));
            return recognised(*known, lines, terms);
        },
        [this](const Result<QList<RecognisedLine>> &rows) {
            if (rows)
                addRows(*rows);
            else
                showNote(errorText(rows.error()));
        });
}

void GroupCard::addRows(const QList<RecognisedLine> &rows)
{
    QList<RecognisedLine> known;
    QList<RecognisedLine> doubtful;
    QList<TypedLine> unknown;
    QStringList doubts;
    for (const RecognisedLine &row : rows) {
        const QString doubt = figureDoubt(row.line.figure, stems());
        if (!row.match || row.line.isUnclear)
            unknown.append(row.line);
        else
            (doubt.isEmpty() ? known : doubtful).append(row);
        if (!doubt.isEmpty())
            doubts += doubt;
    }
    m_unknown->add(unknown);
    m_unknown->ask(doubtful, togetherDoubted(doubts));
    addKnown(known);
}

void GroupCard::addKnown(const QList<RecognisedLine> &rows)
{
    if (rows.isEmpty())
        return;
    QList<EventItemPatch> items;
    QList<TypedLine> lines;
    for (const RecognisedLine &row : rows) {
        lines.append(row.line);
        items.append({.variantId = row.match->variant.id,
                      .supplierId = row.match->supplierId,
                      .quantity = std::max(0.0, row.line.quantity.value_or(1))});
    }
    const LinePlace place{.event = m_group.eventId, .group = m_group.id};
    m_document.run(createItemsEdit(tr("Paste %n lines", nullptr, int(items.size())), place, items), this,
                   [this, lines](const Status &status) {
                       if (status)
                           return;
                       showNote(errorText(status.error()));
                       m_unknown->add(lines); // So that no pasted row is lost.
                   });
}

void GroupCard::openReplace()
{
    const auto line = currentLine();
    if (!line || !m_document.isOpen())
        return;
    closeReplace();
    m_replace = new ReplacePanel(m_document, line->item.variantId);
    auto *column = qobject_cast<QVBoxLayout *>(m_content->layout());
    column->insertWidget(column->indexOf(m_table) + 1, m_replace);
    m_replace->setVisible(true); // Shown before it can take the focus.
    connect(m_replace, &ReplacePanel::closed, this, &GroupCard::closeReplace);
    m_replace->field()->setFocus(Qt::OtherFocusReason);
}

void GroupCard::closeReplace()
{
    if (!m_replace)
        return;
    m_replace->hide();
    m_replace->deleteLater();
    m_replace = nullptr;
    m_table->setFocus(Qt::OtherFocusReason);
}

void GroupCard::openNewFlower(const TypedLine &line, const QString &typed)
{
    closeNewFlower();
    m_new = new NewFlowerPanel(m_document.context(), line.words);
    auto *column = qobject_cast<QVBoxLayout *>(m_content->layout());
    column->insertWidget(column->indexOf(m_unknown) + 1, m_new);
    m_new->setVisible(true); // Shown before it can take the focus.
    const QString kept = line.quantity ? u"%1 x %2"_s.arg(line.words, quantityText(*line.quantity)) : line.words;
    (new Draft(m_new))->enter(newFlowerMemory(), kept);
    connect(m_new, &NewFlowerPanel::added, this, [this, line, typed](const VariantMatch &match) {
        closeNewFlower();
        onMatchChosen(match, typed.isEmpty() ? line.quantity.value_or(1) : line.quantity);
    });
    connect(m_new, &NewFlowerPanel::cancelled, this, [this, line, typed] {
        closeNewFlower();
        if (typed.isEmpty()) // The pasted row goes back to the list of unknown ones.
            m_unknown->add({line});
        else // The typed text comes back, because it may only have a typing error.
            m_add->setText(typed);
        m_add->setFocus(Qt::OtherFocusReason);
    });
    if (isVisible())
        m_new->setFocus(Qt::OtherFocusReason);
}

DraftMemory GroupCard::newFlowerMemory() const
{
    return draftMemory(m_document.context(), u"flower"_s, m_group.id.text());
}

void GroupCard::closeNewFlower()
{
    if (!m_new)
        return;
    m_new->hide();
    m_new->deleteLater();
    m_new = nullptr;
}

QString GroupCard::dragType()
{
    return u"application/x-stemdesk-arrangement"_s;
}

void GroupCard::startDrag()
{
    auto *mime = new QMimeData;
    mime->setData(dragType(), m_group.id.text());
    auto *drag = new QDrag(this);
    drag->setMimeData(mime);
    QPixmap picture(size().boundedTo(QSize(width(), m_table->y() + m_content->y())));
    render(&picture);
    drag->setPixmap(picture);
    drag->exec(Qt::MoveAction);
}

bool GroupCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_grip)
        return Card::eventFilter(watched, event);
    const auto *mouse = dynamic_cast<QMouseEvent *>(event);
    if (mouse && event->type() == QEvent::MouseButtonPress)
        m_gripPressedAt = mouse->position().toPoint();
    if (mouse && event->type() == QEvent::MouseMove && mouse->buttons().testFlag(Qt::LeftButton)) {
        const int way = (mouse->position().toPoint() - m_gripPressedAt).manhattanLength();
        if (way >= QApplication::startDragDistance()) {
            m_grip->setDown(false);
            startDrag();
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

void GroupCard::dragEnterEvent(QDragEnterEvent *event)
{
    const QMimeData &mime = *event->mimeData();
    if (mime.hasFormat(LinesModel::dragType()) || PictureStrip::takes(mime))
        event->acceptProposedAction();
}

void GroupCard::dropEvent(QDropEvent *event)
{
    const QMimeData *mime = event->mimeData();
    if (mime->hasFormat(LinesModel::dragType()))
        m_lines->dropMimeData(mime, event->dropAction(), -1, -1, {});
    else
        m_story->takePictures(*mime);
    event->acceptProposedAction();
}

} // namespace stemdesk::ui
