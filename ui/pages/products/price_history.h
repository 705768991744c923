#pragma once

#include "core/services/catalogue/catalogue_overview_service.h"

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

/// The prices of a variety over the price lists, separately for each supplier. Hidden if there are none.
class PriceHistory : public QWidget {
    Q_OBJECT

public:
    explicit PriceHistory(QWidget *parent = nullptr);

    /// Oldest first.
    void setPrices(const QList<ListedPrice> &prices, const QString &currency);

private:
    static void addSupplier(QVBoxLayout &rows, const QList<ListedPrice> &prices, const QString &currency, bool isNamed);

    QWidget *m_rows = nullptr;
};

} // namespace stemdesk::ui
