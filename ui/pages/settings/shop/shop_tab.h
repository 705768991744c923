#pragma once

#include "core/base/number_text.h"
#include "core/base/result.h"
#include "core/domain/shops/shop.h"
#include "ui/forms/object_form.h"
#include "ui/pages/settings/settings_columns.h"
#include "ui/undo/setting_edits.h"

namespace stemdesk::ui {

class ChoiceField;
class FormRow;
class ValueField;
struct UiContext;

/// The shop's details on documents, and its region.
class ShopTab : public SettingsColumns {
    Q_OBJECT

public:
    explicit ShopTab(UiContext &context, QWidget *parent = nullptr);

    /// Gives the keyboard to the shop's name.
    void editName();

private:
    /// A setting that saves itself.
    struct Saved {
        QString undo; ///< Names the change.
        SettingField field;
        QString refusal; ///< The error for an invalid value.
        std::optional<NumberUnit> unit = {}; ///< Only for numbers.
    };

    void buildDocuments();
    void buildInvoices();
    void buildRegion();
    void buildOrders();
    void addName(Card *card);
    void addLogo(Card *card);
    void addText(Card *card, const QString &label, const Saved &saved);
    ValueField *addLine(Card *card, const QString &label, const Saved &saved);
    /// `note`: what it counts.
    /// `after` follows the field: of which day its days are counted; may be empty.
    FormRow *addCount(Card *card, const QString &label, const Saved &saved, const QString &after = {});
    ChoiceField *addChoice(Card *card, const QString &label, const QString &undo, const SettingField &field);
    void addCountry(Card *card);
    void setCountry(const QString &country);
    FormRow *addSwitch(Card *card, const QString &label, const Saved &saved, const QString &words);
    void read();
    ObjectForm::Field fieldOf(const QString &label, const Saved &saved);

    UiContext &m_context;
    Shop m_shop;
    ObjectForm m_form;
    FormRow *m_countryRow = nullptr;
    ValueField *m_name = nullptr;
    ChoiceField *m_country = nullptr;
    ChoiceField *m_zone = nullptr;
};

} // namespace stemdesk::ui
