#pragma once

#include "core/domain/supplier.h"
#include "ui/widgets/side_panel.h"

#include <QList>

namespace stemdesk::ui {

class Button;
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

private:
    void buildFields();
    void addLine(const SupplierField &field);
    void addText(const SupplierField &field);
    void showUse();
    void toggleArchived();
    void showState();

    UiContext &m_context;
    Supplier m_supplier;
    QList<std::pair<const SupplierField *, ValueField *>> m_lines;
    QList<std::pair<const SupplierField *, ValueText *>> m_texts;
    ValueRow *m_use = nullptr;
    Button *m_archive = nullptr;
};

} // namespace stemdesk::ui
