#pragma once

#include "ui/pages/settings/settings_columns.h"

namespace stemdesk::ui {

class ProductTypesCard;
struct UiContext;

/// How the shop prices: markups by product type, taxes, labour and fees.
class PricesTab : public SettingsColumns {
    Q_OBJECT

public:
    explicit PricesTab(UiContext &context, QWidget *parent = nullptr);

    void startNew();

private:
    ProductTypesCard *m_types;
};

} // namespace stemdesk::ui
