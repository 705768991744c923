#pragma once

#include "core/domain/catalogue/supplier.h"
#include "ui/widgets/layout/side_panel.h"

#include <QList>

namespace stemdesk::ui {

class Button;
class OpenOrdersList;
class SuppliedList;
class ValueField;
class ValueText;
struct SupplierField;
struct UiContext;

/// Everything about one supplier, edited where it stands.
class SupplierPanel : public SidePanel {
    Q_OBJECT

public:
    explicit SupplierPanel(UiContext &context, QWidget *parent = nullptr);

    /// A null id shows nothing.
    void setSupplier(const Supplier &supplier);
    void focusFirstField();
    /// Orders or prices changed.
    void showUse();

Q_SIGNALS:
    void sheetChosen(const stemdesk::OrderSheetId &id);

private:
    void buildFields();
    void addLine(const SupplierField &field);
    void addText(const SupplierField &field);
    void addClaimHours();
    void showOrders();
    void showVarieties(const QList<VariantId> &variants);
    void toggleArchived();
    void showState();

    UiContext &m_context;
    Supplier m_supplier;
    QList<std::pair<const SupplierField *, ValueField *>> m_lines;
    QList<std::pair<const SupplierField *, ValueText *>> m_texts;
    ValueField *m_claimHours = nullptr;
    OpenOrdersList *m_orders = nullptr;
    ValueRow *m_use = nullptr;
    SuppliedList *m_supplied = nullptr;
    Button *m_archive = nullptr;
};

} // namespace stemdesk::ui
