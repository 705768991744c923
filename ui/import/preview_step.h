#pragma once

#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

#include <QWidget>

class QCheckBox;
class QStackedWidget;

namespace stemdesk::ui {

class ColoursPanel;
class InlineMessage;
class KnownPanel;
class TabStrip;
class TableView;
class TextLabel;
class TextTableModel;
class UnmatchedPanel;
struct UiContext;

/// The third step of an import: shows what the import will do before anything is written.
class PreviewStep : public QWidget {
    Q_OBJECT

public:
    PreviewStep(UiContext &context, ImportKind kind, QWidget *parent = nullptr);

    /// The file is being looked at.
    void setWaiting();
    /// `type` is that of the price list, whose varieties can be chosen.
    void show(const ImportPreview &preview, const ColumnMapping &mapping, const QString &type);
    void setRefusal(const QString &sentence);

    ImportOptions options() const;
    /// Whether an import would do anything.
    bool isReady() const;

Q_SIGNALS:
    void readyChanged();
    /// The decimal sign of the file's prices, if the file does not tell.
    void signChosen(stemdesk::DecimalSign sign);

private:
    QWidget *buildTable();
    void showRemarks();
    void showRows();
    void showFarPrices();
    void tick(int row, bool isTicked);
    void tickAll();
    bool areAllTicked() const;
    void showCounts();
    QString warning(qint64 refused) const;
    void showTabs();
    qint64 decided() const;

    UiContext &m_context;
    TextLabel *m_counts;
    TextLabel *m_news; ///< Changes since this supplier's last prices.
    QCheckBox *m_allOrNothing;
    InlineMessage *m_note;
    InlineMessage *m_remarks; ///< About the file.
    InlineMessage *m_far; ///< Asks about prices that are far from the last ones.
    InlineMessage *m_sign; ///< Asks how its prices are written.
    TabStrip *m_tabs;
    TableView *m_table;
    TextTableModel *m_rows = nullptr;
    UnmatchedPanel *m_unmatched = nullptr; ///< Only for prices.
    ColoursPanel *m_colours = nullptr; ///< Only for products.
    KnownPanel *m_known = nullptr; ///< Only for clients.
    QStackedWidget *m_body;
    ImportPreview m_preview;
    std::optional<ColumnMapping> m_mapping; ///< Of the preview.
    QSet<qint64> m_ticked; ///< Lines whose far price is confirmed.
    bool m_isShown = false; ///< A preview is there.
};

} // namespace stemdesk::ui
