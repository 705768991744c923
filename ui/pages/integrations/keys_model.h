#pragma once

#include "core/domain/keys/api_key.h"
#include "ui/models/merged_table_model.h"
#include "ui/pages/integrations/integration_words.h"

namespace stemdesk::ui {

struct UiContext;

/// The shop's API keys and calendar addresses: valid ones first, then by age, newest first.
class KeysModel : public MergedTableModel<ApiKey, ApiKeyId> {
    Q_OBJECT

public:
    enum Column { Name, Allowed, Created, Expires, LastUsed, State };

    explicit KeysModel(UiContext &context, QObject *parent = nullptr);

    /// Reads them again.
    void read();

Q_SIGNALS:
    void listed();

protected:
    ApiKeyId keyOf(const ApiKey &key) const override { return key.id; }
    Columns columns() const override;

private:
    ToldState stateOf(const ApiKey &key) const;

    UiContext &m_context;
};

} // namespace stemdesk::ui
