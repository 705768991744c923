#pragma once

#include "core/services/catalogue/catalogue_overview_service.h"

#include <QWidget>

namespace stemdesk::ui {

/// The events that use a variety; choosing one opens it.
class UsesList : public QWidget {
    Q_OBJECT

public:
    explicit UsesList(QWidget *parent = nullptr);

    /// Shows at most `limit` and says where there are more. `amount` has a %1 for the units.
    void setUses(const QList<VariantUse> &uses, int limit, const QString &amount);

Q_SIGNALS:
    void eventChosen(stemdesk::EventId id);

private:
    void addUse(const VariantUse &use, const QString &amount);

    QList<VariantUse> m_uses;
    QWidget *m_rows = nullptr;
};

} // namespace stemdesk::ui
