#pragma once

#include "core/domain/event_group.h"
#include "core/services/product_service.h"
#include "ui/pages/event/supplier_delegate.h"
#include "ui/widgets/card.h"

#include <QPointer>

class QMenu;

namespace stemdesk::ui {

class AddLineField;
class CopiesField;
class EventDocument;
class IconButton;
class InlineMessage;
class LinesModel;
class TableView;
class TitleField;
struct LineRow;

/// An arrangement of the event: its name and copies, its lines in a grid, and the field that adds one.
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

Q_SIGNALS:
    void expandedChanged(bool expanded);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    void buildMenu();
    void buildTable();
    void buildFoot();
    void connectTable();
    void sizeColumns();
    void showHeader();
    void showAdvice();
    void showNote(const QString &reason);

    void onNameCommitted(const QString &name);
    void onCopiesCommitted(const QString &text);
    void onMatchChosen(const VariantMatch &match, std::optional<double> quantity);
    void onLineAdded(const EventItemId &id, bool hasQuantity);
    void onAdviceTaken();
    void onEditorClosed(int hint);
    void deleteLines();
    void duplicateLines();
    /// Numbers copied from a spreadsheet, down from the cell.
    void pasteQuantities(const QModelIndex &from, const QList<QStringList> &cells);
    void showLineMenu(const QPoint &at);
    void addMoveActions(QMenu &menu, const EventItem &item);
    void patch(const QString &text, const EventGroupPatch &patch);
    void move(int places);
    void duplicate();
    void remove();
    QList<LineRow> selectedLines() const;
    QList<SupplierChoice> supplierChoices(const QModelIndex &index) const;

    EventDocument &m_document;
    EventGroup m_group;
    LinesModel *m_lines;
    IconButton *m_fold;
    TitleField *m_name;
    CopiesField *m_copies;
    QMenu *m_menu;
    TableView *m_table;
    InlineMessage *m_advice;
    InlineMessage *m_refusal;
    QWidget *m_content;
    AddLineField *m_add;
    bool m_isExpanded = true;
    bool m_returnsToAdding = false; ///< The quantity of a line just added is being typed.
};

} // namespace stemdesk::ui
