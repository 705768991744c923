#pragma once

#include "core/domain/catalogue/product.h"
#include "core/services/catalogue/product_service.h"

#include <QHash>
#include <QWidget>

namespace stemdesk::ui {

class ValueField;
struct CatalogueWords;

/// The suppliers of a variety: each with its code for the variety and its minimum of packs, edited in place, and its
/// unit cost today.
class OffersField : public QWidget {
    Q_OBJECT

public:
    /// `words` must outlive the field.
    explicit OffersField(const CatalogueWords &words, QWidget *parent = nullptr);

    void setOffers(const Variant &variant, const QList<VariantMatch> &offers, const QString &currency);

Q_SIGNALS:
    void changed(const stemdesk::VariantPatch &patch);
    /// A minimum or a code was typed into `field`, which waits for the outcome.
    void typed(const stemdesk::VariantPatch &patch, stemdesk::ui::ValueField *field);

private:
    void addHeadings();
    void addOffer(const VariantMatch &offer, const QString &currency, int row);
    void showTyped();
    ValueField *minimumField(const VariantMatch &offer);
    ValueField *codeField(const VariantMatch &offer);
    void storeMinimum(ValueField *field, SupplierId supplier, const QString &text);
    void storeCode(ValueField *field, SupplierId supplier, const QString &text);
    QString codeOf(SupplierId supplier) const;
    void storeRemoval(SupplierId supplier);
    void addChooser(int row);

    const CatalogueWords &m_words;
    QWidget *m_grid = nullptr;
    QHash<SupplierId, ValueField *> m_minimums;
    QHash<SupplierId, ValueField *> m_codes;
    Variant m_variant;
    QList<VariantMatch> m_offers;
};

} // namespace stemdesk::ui
