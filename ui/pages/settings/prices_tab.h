#pragma once

#include "ui/pages/settings/settings_columns.h"

namespace stemdesk::ui {

class ProductTypesCard;
struct UiContext;

/// What the shop adds to its costs: markups by type of product, taxes, and labour and fees.
class PricesTab : public SettingsColumns {
    Q_OBJECT

public:
    explicit PricesTab(UiContext &context, QWidget *parent = nullptr);

    void startNew();

private:
    ProductTypesCard *m_types;
};

} // namespace stemdesk::ui
