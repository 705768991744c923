#pragma once

#include "core/base/result.h"
#include "core/domain/catalogue/product.h"
#include "ui/forms/patch_form.h"
#include "ui/widgets/layout/side_panel.h"

#include <QList>

#include <functional>

namespace stemdesk::ui {

class ColoursField;
class OffersField;
class PriceHistory;
class UsesList;
class ValueField;
struct CatalogueWords;
struct UiContext;

/// Everything about one variety, edited where it stands.
class VariantPanel : public SidePanel {
    Q_OBJECT

public:
    /// `words` must outlive the panel.
    VariantPanel(UiContext &context, const CatalogueWords &words, QWidget *parent = nullptr);

    void setVariant(const Product &product, const Variant &variant);
    void focusName();

Q_SIGNALS:
    void eventChosen(stemdesk::EventId id);

private:
    void buildFields();
    void buildBelow();
    void storeQuietly(const VariantPatch &patch);
    void readBelow(const Product &product);

    UiContext &m_context;
    PatchForm<Variant, VariantPatch> m_form;
    ValueField *m_name = nullptr;
    ColoursField *m_colours;
    OffersField *m_offers;
    PriceHistory *m_history = nullptr;
    UsesList *m_uses = nullptr;
};

} // namespace stemdesk::ui
