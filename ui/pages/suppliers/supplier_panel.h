#pragma once

#include "core/domain/catalogue/supplier.h"
#include "ui/forms/object_form.h"
#include "ui/models/lookup.h"
#include "ui/widgets/layout/side_panel.h"

#include <optional>

namespace stemdesk::ui {

class Button;
class OpenOrdersList;
struct SupplierAmount;
struct SupplierFigures;
class SuppliedList;
class ValueField;
struct UiContext;

/// Everything about one supplier, edited in place.
class SupplierPanel : public SidePanel {
    Q_OBJECT

public:
    explicit SupplierPanel(UiContext &context, QWidget *parent = nullptr);

    /// A null id shows nothing.
    void setSupplier(const Supplier &supplier);
    /// Of that supplier; none while they are read.
    void setFigures(const std::optional<SupplierFigures> &figures);
    void focusFirstField();
    /// Orders or prices changed.
    void showUse();

    QSize sizeHint() const override;

Q_SIGNALS:
    void sheetChosen(const stemdesk::OrderSheetId &id);

private:
    void buildFields();
    void addClaimHours();
    void buildConditions();
    Typing typedHours(const QString &text);
    Typing typedAmount(const SupplierAmount &amount, const QString &text);
    Typing typedWeekdays(const QString &text);
    void setUseVisible(bool isVisible);
    void toggleArchived();
    void showState();

    UiContext &m_context;
    Lookup m_lookup;
    Supplier m_supplier;
    ObjectForm m_form;
    ValueField *m_second = nullptr; ///< The field after the name.
    OpenOrdersList *m_orders = nullptr;
    ValueRow *m_products = nullptr;
    ValueRow *m_varieties = nullptr;
    SuppliedList *m_supplied = nullptr;
    Button *m_archive = nullptr;
};

} // namespace stemdesk::ui
