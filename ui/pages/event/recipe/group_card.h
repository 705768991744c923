#pragma once

#include "core/domain/events/event_group.h"
#include "core/services/catalogue/product_service.h"
#include "ui/delegates/supplier_delegate.h"
#include "ui/pages/event/recipe/pasted_lines.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/layout/card.h"
#include "ui/words/figure_doubt.h"

#include <QPointer>

class QMenu;

namespace stemdesk::ui {

class FlowerField;
class CopiesField;
class EventDocument;
struct Edit;
class GroupPrice;
class GroupStory;
class HeldKeys;
class IconButton;
class InlineMessage;
class LinesModel;
class NewFlowerPanel;
class ReplacePanel;
class TableView;
class TitleField;
class UnknownRows;
struct LineRow;

/// An arrangement of the event: its name and copies, its lines in a table, and the field that adds one.
class GroupCard : public Card {
    Q_OBJECT

public:
    GroupCard(EventDocument &document, const EventGroup &group, QWidget *parent = nullptr);

    /// Takes the group as it is now.
    void refresh(const EventGroup &group);
    const EventGroup &group() const { return m_group; }

    void setExpanded(bool expanded);
    bool isExpanded() const { return m_isExpanded; }
    /// The keyboard goes to the name, which is selected.
    void editName();
    void focusAddField();

    /// To this place among the arrangements.
    void moveTo(int place);
    /// MIME type of a dragged card: the id of its group.
    static QString dragType();

Q_SIGNALS:
    void expandedChanged(bool expanded);
    void hireRequested(const stemdesk::VariantId &thing, QDate day);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildHeader();
    void buildMenu();
    void buildPlaces();
    void buildTable();
    void buildFoot();
    void connectTable();
    void buildKeys();
    void sizeColumns();
    void fitColumns();
    void showHeader();
    void nameFold();
    void showAdvice();
    void showShortages();
    void onShortageChosen();
    void showNote(const QString &reason);

    void onNameCommitted(const QString &name);
    void onCopiesCommitted(const QString &text);
    void onMatchChosen(const VariantMatch &match, std::optional<double> quantity);
    void addLine(const VariantMatch &match, std::optional<double> quantity);
    /// The figures that a number of added stems is compared with.
    FigureBefore stems() const;
    void onLineAdded(const EventItemId &id, bool hasQuantity);
    void onAdviceTaken();
    void takeAdvice(const LineRow &line);
    void onEditorClosed(int hint);
    void onEditedLineRemoved(const QString &typed);
    void tellRemoved();
    void deleteLines();
    void duplicateLines();
    /// Numbers copied from a spreadsheet, downwards from the cell.
    void pasteQuantities(const QModelIndex &from, const QList<QStringList> &cells);
    void onTablePasted(const QModelIndex &from, const QList<QStringList> &cells);
    /// Rows copied from a spreadsheet; the user is asked about those that may mean several flowers.
    void pasteRows(const QString &text);
    void addRows(const QList<RecognisedLine> &rows);
    void addKnown(const QList<RecognisedLine> &rows);
    void openReplace();
    void closeReplace();
    /// `typed` comes back if the user cancels; without it, the line was pasted and is asked about again.
    void openNewFlower(const TypedLine &line, const QString &typed);
    void closeNewFlower();
    DraftMemory newFlowerMemory() const;
    void startDrag();
    void showLineMenu(const QPoint &at);
    void addMoveActions(QMenu &menu, const EventItem &item);
    void addLineActions(QMenu &menu, const LineRow &line);
    void addPriceAction(QMenu &menu, const LineRow &line);
    void runAndTell(const Edit &edit);
    void patch(const QString &text, const EventGroupPatch &patch);
    void move(int places);
    void duplicate();
    void keepAsRecipe();
    void remove();
    QList<LineRow> selectedLines() const;
    std::optional<LineRow> currentLine() const;
    QList<SupplierChoice> supplierChoices(const QModelIndex &index) const;

    EventDocument &m_document;
    EventGroup m_group;
    LinesModel *m_lines;
    IconButton *m_grip;
    IconButton *m_fold;
    TitleField *m_name;
    CopiesField *m_copies;
    QMenu *m_menu;
    TableView *m_table;
    InlineMessage *m_advice;
    InlineMessage *m_short; ///< Hire items that are short.
    InlineMessage *m_refusal;
    QWidget *m_content;
    GroupStory *m_story;
    GroupPrice *m_price;
    ReplacePanel *m_replace = nullptr; ///< While the user replaces a flower.
    NewFlowerPanel *m_new = nullptr; ///< While the user adds a flower to the catalogue.
    UnknownRows *m_unknown;
    FlowerField *m_add = nullptr;
    HeldKeys *m_keys; ///< From a flower to its quantity, and from there to the next flower.
    QPoint m_gripPressedAt;
    bool m_isExpanded = true;
    bool m_hasShortages = false; ///< The event has, so that what is left over needs room for words.
    std::optional<QString> m_removed; ///< A line went while it was edited: what is to be said of what was typed.
    bool m_returnsToAdding = false; ///< The quantity of the line just added is being typed.
};

} // namespace stemdesk::ui
