#pragma once

#include "core/domain/events/event_template.h"
#include "ui/models/merged_table_model.h"

namespace stemdesk::ui {

struct UiContext;

/// The shop's templates, sorted by name; the name is editable.
class TemplatesModel : public MergedTableModel<EventTemplateSummary, EventTemplateId> {
    Q_OBJECT

public:
    explicit TemplatesModel(UiContext &context, QObject *parent = nullptr);

    EventTemplateSummary templateAt(int row) const { return rowAt(row); }
    QModelIndex indexOf(const EventTemplateId &id) const;
    /// Shows only templates whose names contain every word; empty: all.
    void setWords(const QString &words);
    int countOfAll() const { return int(m_all.size()); }
    void read();

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    void listed();
    /// Why reading or renaming failed; empty after a success.
    void refused(const QString &reason);

protected:
    EventTemplateId keyOf(const EventTemplateSummary &row) const override { return row.id; }
    Columns columns() const override;

private:
    void show();

    UiContext &m_context;
    QStringList m_words;
    QList<EventTemplateSummary> m_all;
};

} // namespace stemdesk::ui
