#pragma once

#include "core/documents/billing/journal_words.h"
#include "core/domain/billing/journal.h"
#include "core/domain/shops/document_language.h"
#include "ui/models/paged_table_model.h"

namespace stemdesk::ui {

struct UiContext;

/// The journal of invoices and payments in the window's language, the newest entries first, read page by page.
class JournalModel : public PagedTableModel<JournalRecord, qint64> {
    Q_OBJECT

public:
    enum Column { Number, When, What, Amount, Values, Who };

    explicit JournalModel(UiContext &context, QObject *parent = nullptr);

    /// Reads from the start what was written on these days.
    void narrow(const JournalFilter &filter);
    /// Reads what is shown again; rows that stay keep their indexes.
    void refresh();

    // An entry in words.

    QString whenText(const JournalRecord &record) const;
    /// What sentence() has after the heading.
    QString subject(const JournalRecord &record) const;
    QString heading(const JournalRecord &record) const;
    /// With the client of an invoice; the printed journal has a line below it for that.
    QString sentence(const JournalRecord &record) const;
    QList<JournalValueWords> values(const JournalRecord &record) const;
    QStringList changes(const JournalRecord &record) const;
    QString author(const JournalRecord &record) const;

protected:
    qint64 keyOf(const JournalRecord &record) const override { return record.entry.seq; }
    Columns columns() const override;
    Result<Page<JournalRecord>> readPage(std::optional<qint64> after) const override;

private:
    UiContext &m_context;
    DocumentLanguage m_language;
    JournalFilter m_filter{.from = {}, .to = {}, .isNewestFirst = true};
};

} // namespace stemdesk::ui
