#pragma once

#include "core/domain/keys/api_key.h"
#include "ui/models/merged_table_model.h"

namespace stemdesk::ui {

struct UiContext;

/// The shop's API keys and addresses of calendars, those that work first, the newest first.
class KeysModel : public MergedTableModel<ApiKey, ApiKeyId> {
    Q_OBJECT

public:
    enum Column { Name, Allowed, Created, Expires, LastUsed, State, ColumnCount };

    explicit KeysModel(UiContext &context, QObject *parent = nullptr);

    /// Reads them again.
    void read();
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void listed();

protected:
    ApiKeyId keyOf(const ApiKey &key) const override { return key.id; }

private:
    QString textOf(const ApiKey &key, int column) const;

    UiContext &m_context;
};

} // namespace stemdesk::ui
