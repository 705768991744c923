#pragma once

#include "core/domain/catalogue/product.h"
#include "core/services/catalogue/product_service.h"

#include <QHash>
#include <QWidget>

#include <utility>

namespace stemdesk::ui {

class TextLabel;
class ValueField;
struct CatalogueWords;

/// The suppliers of a variety: each with its pack, minimum of packs, code and EAN, which are edited like a sheet (Enter
/// and the arrows go up and down), and with its price today, per unit and per pack; the cheapest is marked.
class OffersField : public QWidget {
    Q_OBJECT

public:
    /// `words` must outlive the field.
    explicit OffersField(const CatalogueWords &words, QWidget *parent = nullptr);

    void setOffers(const Variant &variant, const QList<VariantMatch> &offers, const QString &currency);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void changed(const stemdesk::VariantPatch &patch);
    /// A value was typed into `field`, which waits for the outcome.
    void typed(const stemdesk::VariantPatch &patch, stemdesk::ui::ValueField *field);
    /// The same for a missing price.
    void priced(const stemdesk::SupplierId &supplier, double unitCost, stemdesk::ui::ValueField *field);

private:
    enum Part { Pack, Minimum, Code, Ean };
    using Place = std::pair<SupplierId, Part>;

    void addOffer(const VariantMatch &offer, int row);
    QWidget *priceFor(const VariantMatch &offer);
    void addHeadings(int row);
    void addFields(const VariantMatch &offer, int row);
    void showTyped();
    void showPacks();
    ValueField *fieldFor(const VariantMatch &offer, Part part);
    void store(ValueField *field, SupplierId supplier, Part part, const QString &text);
    void storePack(ValueField *field, SupplierId supplier, const QString &text);
    void storeMinimum(ValueField *field, SupplierId supplier, const QString &text);
    void storeCode(ValueField *field, SupplierId supplier, const SupplierCode &code);
    QString textOf(SupplierId supplier, Part part) const;
    void storeRemoval(SupplierId supplier);
    bool goTo(ValueField *from, int rows);
    bool isCheapest(const VariantMatch &offer) const;
    void addChooser(int row);

    const CatalogueWords &m_words;
    QWidget *m_grid = nullptr;
    QHash<Place, ValueField *> m_fields;
    QHash<SupplierId, TextLabel *> m_packPrices;
    QString m_currency;
    Variant m_variant;
    QList<VariantMatch> m_offers;
};

} // namespace stemdesk::ui
