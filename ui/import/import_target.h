#pragma once

#include "core/exchange/imports/import_run.h"
#include "ui/import/import_work.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace stemdesk::ui {

class FormRow;
struct UiContext;

/// Values for the whole file that its columns do not give: the supplier and, for products, the price list.
class ImportTarget : public QWidget {
    Q_OBJECT

public:
    ImportTarget(UiContext &context, ImportKind kind, QWidget *parent = nullptr);

    void setFile(const ImportFile &file);
    /// Asks for what these columns leave open.
    void setMapping(const ColumnMapping &mapping);

    void setSupplier(const QString &name);
    QString supplier() const;
    ImportPriceTarget prices() const;

Q_SIGNALS:
    void supplierChanged();

private:
    void fillSuppliers();
    void fillLists(const QString &newName);
    void showName();

    UiContext &m_context;
    ImportKind m_kind;
    QComboBox *m_suppliers;
    QComboBox *m_lists;
    QLineEdit *m_name;
    FormRow *m_supplierRow;
    FormRow *m_listRow;
    FormRow *m_nameRow;
};

} // namespace stemdesk::ui
