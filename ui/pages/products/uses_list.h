#pragma once

#include "core/services/catalogue/catalogue_overview_service.h"
#include "ui/widgets/layout/link_list.h"

namespace stemdesk::ui {

/// The events that use a variety; choosing one opens it.
class UsesList : public LinkList {
    Q_OBJECT

public:
    explicit UsesList(QWidget *parent = nullptr);

    /// Shows at most `limit` and says if there are more.
    void setUses(const QList<VariantUse> &uses, int limit, bool areStems);

Q_SIGNALS:
    void eventChosen(stemdesk::EventId id);

private:
    QList<VariantUse> m_uses;
};

} // namespace stemdesk::ui
