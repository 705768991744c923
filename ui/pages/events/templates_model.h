#pragma once

#include "core/domain/events/event_template.h"

#include <QAbstractListModel>

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

struct UiContext;

/// The shop's templates, sorted by name; the name is editable.
class TemplatesModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit TemplatesModel(UiContext &context, QObject *parent = nullptr);

    const EventTemplateSummary &templateAt(int row) const { return m_rows.at(row); }
    QModelIndex indexOf(const EventTemplateId &id) const;
    /// Shows only templates whose names contain every word; empty: all.
    void setWords(const QString &words);
    int countOfAll() const { return int(m_all.size()); }
    void read();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void listed();
    /// Why reading or renaming failed; empty after a success.
    void refused(const QString &reason);

private:
    QList<EventTemplateSummary> shownOf(const QList<EventTemplateSummary> &all) const;
    void show();
    QString linesText(const EventTemplateSummary &row) const;
    void onGathered(const QList<Change> &changes);

    UiContext &m_context;
    QStringList m_words;
    QList<EventTemplateSummary> m_all;
    QList<EventTemplateSummary> m_rows;
};

} // namespace stemdesk::ui
