#pragma once

#include "core/base/id.h"
#include "ui/pages/list_page.h"

namespace stemdesk::ui {

class SupplierPanel;
class SuppliersModel;
class ViewSwitch;

/// Suppliers: a table with a panel for the selected one.
class SuppliersPage : public ListPage {
    Q_OBJECT

public:
    explicit SuppliersPage(UiContext &context, QWidget *parent = nullptr);

    SupplierId current() const { return m_current; }
    /// Shows this supplier, even if a search or filter hides it.
    void open(SupplierId id);

Q_SIGNALS:
    /// A saved order is to be opened.
    void sheetChosen(const stemdesk::OrderSheetId &id);

protected:
    void create(const QString &name) override;
    void removeChosen() override; ///< Archives it.
    void onChosen(int row) override;
    void showBeside() override;
    void focusFirstField() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Shown { Active, Archived, All };

    static Words words();
    void buildFilters();
    void fitColumns();
    void unhide(SupplierId id);
    void showOnly(Shown shown);
    void find(const QString &text);
    void onRefreshed();

    SuppliersModel *m_model;
    SupplierPanel *m_panel;
    ViewSwitch *m_shown;
    SupplierId m_current;
};

} // namespace stemdesk::ui
