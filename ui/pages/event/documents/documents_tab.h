#pragma once

#include "core/domain/change.h"
#include "ui/preview/print_jobs.h"

#include <QWidget>

class QListWidget;

namespace stemdesk {
class PrintPictures;
}

namespace stemdesk::ui {

class DocumentPreview;
class EventDocument;

/// The event's documents: their list, and a preview of the chosen one.
class DocumentsTab : public QWidget {
    Q_OBJECT

public:
    explicit DocumentsTab(EventDocument &document, QWidget *parent = nullptr);

    // Each chooses its document.
    void showProposal();
    void showOrders();
    void showRunSheet();

    QListWidget *list() const { return m_list; }
    DocumentPreview *preview() const { return m_preview; }

Q_SIGNALS:
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;

private:
    enum Document { Proposal, Orders, Recipes, PackingList, RunSheet, Production };

    void buildList();
    void onOpened();
    void onChanged();
    /// The workroom's sheets depend on tasks, which are not part of the event, and on other events of the day.
    void onCommitted(const Changes &changes);
    /// Shows the document from its first page, or keeps the position.
    void look(bool isFromTop);
    PrintJob jobOf(int document) const;
    QString warningOf(int document) const;

    EventDocument &m_document;
    std::shared_ptr<PrintPictures> m_pictures; ///< Used on the tasks thread only.
    QListWidget *m_list;
    DocumentPreview *m_preview;
    bool m_isStale = true; ///< The event changed while another tab was shown.
    bool m_isOther = true; ///< Another event was opened since.
};

} // namespace stemdesk::ui
