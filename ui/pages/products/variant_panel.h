#pragma once

#include "core/base/result.h"
#include "core/domain/catalogue/product.h"
#include "ui/widgets/layout/side_panel.h"

#include <QList>

#include <functional>

namespace stemdesk::ui {

class ColoursField;
class OffersField;
class PriceHistory;
class UsesList;
class ValueField;
class ValueText;
struct CatalogueWords;
struct UiContext;

/// Everything about one variety, edited in place.
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
    /// A field of the form: what it shows, and which edit a typed text makes.
    struct Line {
        ValueField *field = nullptr;
        std::function<QString(const Variant &)> value;
    };
    using Typed = std::function<Result<VariantPatch>(const QString &)>;

    void buildFields();
    void buildBelow();
    ValueField *addLine(const QString &label, std::function<QString(const Variant &)> value, Typed patch);
    void addNotes();
    template <class Field>
    void store(const VariantPatch &patch, Field *field);
    void storeQuietly(const VariantPatch &patch);
    void readBelow(const Product &product);
    void addPrice(SupplierId supplier, double unitCost, ValueField *field);

    UiContext &m_context;
    Variant m_variant;
    QString m_productType;
    PriceListId m_list; ///< The list in use for the variety's type; null if there is none.
    QList<Line> m_lines;
    ValueField *m_spare = nullptr; ///< Its hint is what the type says.
    ColoursField *m_colours;
    ValueText *m_notes = nullptr;
    OffersField *m_offers;
    PriceHistory *m_history = nullptr;
    UsesList *m_uses = nullptr;
};

} // namespace stemdesk::ui
