#pragma once

#include "core/services/catalogue/catalogue_overview_service.h"

#include <QWidget>

namespace stemdesk::ui {

class Sparkline;

/// How the price of a variety went over the price lists. Hidden while there is none.
class PriceHistory : public QWidget {
    Q_OBJECT

public:
    explicit PriceHistory(QWidget *parent = nullptr);

    /// Oldest first.
    void setPrices(const QList<ListedPrice> &prices, const QString &currency);

private:
    Sparkline *m_line;
    QWidget *m_rows = nullptr;
};

} // namespace stemdesk::ui
