#pragma once

#include "core/base/id.h"
#include "core/exchange/exports/table_export.h"
#include "ui/models/lookup.h"
#include "ui/pages/money/invoice_period.h"
#include "ui/pages/money/payment_dialog.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>

class QAbstractItemModel;
class QMenu;
class QStackedWidget;

namespace stemdesk::ui {

class Button;
class Chip;
class DocumentOutput;
class IssuedModel;
class JournalModel;
class MoneyTable;
class OwedModel;
class PageHeader;
class SearchField;
class TableOutput;
class SidePanel;
class TabStrip;
struct UiContext;

/// Outstanding payments by due date, the shop's invoices, and exports for the accountant.
class MoneyPage : public QWidget {
    Q_OBJECT

public:
    explicit MoneyPage(UiContext &context, QWidget *parent = nullptr);

    // Each opens its dialog.
    void invoiceMonth();
    void remind();

    /// Shows all invoices in which these words are found.
    void findInvoice(const QString &words);

Q_SIGNALS:
    void paymentsRequested(const stemdesk::EventId &id);
    void eventsRequested();
    /// A message for the bottom of the window; `run` performs `action`.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    void buildPeriods();
    void buildActions();
    void buildMenu();
    void buildOrders();
    MoneyTable *buildTable(const QString &name, QAbstractItemModel &model, const QString &empty);
    void connectTables();
    void sumTables();
    QString invoicesText() const;

    void onTabChanged();
    void read();
    void readOwed();
    void showState();
    void narrow();
    void setPeriod(TimeSpan period);
    void exportTable(ExportedTable table, const QString &name);
    void showChosen();
    void recordPayment();
    std::optional<DueAmount> chosenDue() const;
    void savePdf();
    void draftEmail();
    bool isShown(const MoneyTable *table) const;
    QWidget *buildJournal();
    void showEntry();
    void resizeColumns(MoneyTable &table, const QList<std::pair<int, double>> &parts);
    void saveJournal();
    void saveUbl();

    UiContext &m_context;
    PageHeader *m_header;
    TabStrip *m_tabs = nullptr;
    SearchField *m_search = nullptr;
    Chip *m_periodChip = nullptr;
    Button *m_month = nullptr;
    Button *m_remind = nullptr;
    Button *m_pay = nullptr;
    Button *m_mail = nullptr;
    Button *m_pdf = nullptr;
    Button *m_ubl = nullptr;
    OwedModel *m_owed;
    IssuedModel *m_issued;
    JournalModel *m_journal;
    QStackedWidget *m_body;
    MoneyTable *m_owedTable;
    MoneyTable *m_issuedTable;
    MoneyTable *m_journalTable;
    SidePanel *m_entry; ///< The chosen entry of the journal.
    QList<std::pair<MoneyTable *, QMenu *>> m_orders; ///< The orders that the menu offers for a table.
    TableOutput *m_tables;
    DocumentOutput *m_documents;
    Lookup m_lookup;
    TimeSpan m_period = TimeSpan::All;
    QDate m_day; ///< When it was read.
    bool m_isStale = true;
};

} // namespace stemdesk::ui
