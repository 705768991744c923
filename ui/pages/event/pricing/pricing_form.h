#pragma once

#include "ui/pages/event/event_form.h"

class QComboBox;

namespace stemdesk {
struct PriceBreakdown;
}

namespace stemdesk::ui {

/// How the event is priced: lists, markups, labour, fees, travel and tax.
class PricingForm : public EventForm {
    Q_OBJECT

public:
    explicit PricingForm(EventDocument &document, QWidget *parent = nullptr);

private:
    using LabourPart = std::optional<double> Labour::*;
    using LabourPatchPart = std::optional<std::optional<double>> LabourPatch::*;
    using TravelPart = std::optional<double> Travel::*;
    using TravelPatchPart = std::optional<std::optional<double>> TravelPatch::*;
    using DiscountPart = std::optional<double> Discount::*;
    using DiscountPatchPart = std::optional<std::optional<double>> DiscountPatch::*;

    void nameBasis(Card *card, const char *sentence);
    void showResult(Card *card, double (*result)(const PriceBreakdown &));
    void buildMarkups();
    void buildLists();
    void buildLabour();
    void buildTravel();
    void buildFees();
    void buildTax();
    void buildDiscount();
    void addMarkup(Card *card, const QString &type);
    void addLabour(Card *card, const QString &label, LabourPart part, LabourPatchPart patch);
    void showFigure(ValueField *field, NumberUnit unit);
    void addDiscount(Card *card, const QString &label, DiscountPart part, DiscountPatchPart patch);
    ValueField *addTravel(Card *card, const QString &label, TravelPart part, TravelPatchPart patch);
    void fillTaxGroups(QComboBox *box);
    QString defaultMarkup(const QString &type);
};

} // namespace stemdesk::ui
