#pragma once

#include "core/base/result.h"
#include "core/domain/shops/shop_setup.h"

#include <QList>
#include <QWidget>

class QLineEdit;

namespace stemdesk::ui {

class ChoiceField;
class Draft;
class FormRow;
struct DraftMemory;

/// The initial data of a shop: its name, and its country, which fills in the rest.
class ShopFields : public QWidget {
    Q_OBJECT

public:
    /// The initial country is this computer's.
    explicit ShopFields(QWidget *parent = nullptr);

    ShopSetup setup() const;
    /// Whether every number is readable; an unreadable one gets a note below its field, and the focus.
    bool isComplete();
    void setCountry(const QString &code);
    /// Shows what setup() gave elsewhere.
    void show(const ShopSetup &setup);
    void focusLanguage();
    /// Shows a refusal beside its field; false if it is about none of them.
    bool showError(const Error &error);
    /// Resets the fields but keeps the stored draft. `country` is the initial one; empty: this computer's.
    void clear(const QString &country);
    /// Stores input here until forget(), and restores what is stored already.
    void keepIn(const DraftMemory &memory);
    /// Deletes the stored draft once the shop is created or cancelled.
    void forget();

    /// Asks for the language first, at first the window's, with a note below it.
    void leadWithLanguage(const QString &note);

Q_SIGNALS:
    /// The user chose another language or country than before.
    void languageChosen(const QString &language);
    void nameChanged(const QString &name);

private:
    /// A number that is asked for.
    struct Number {
        QLineEdit *field = nullptr;
        FormRow *row = nullptr;
    };
    struct NumberForm {
        Number &number;
        QString title;
        QString name; ///< For screen readers.
    };

    void buildRows();
    void addNumbers(const QString &label, const QList<NumberForm> &forms);
    void buildNumbers();
    void suggestMarkups();
    void chooseCountry(const QString &code);
    void showExample();
    void suggest(const QString &country);
    void showTaxes();
    void connectFields();

    QLineEdit *m_name;
    ChoiceField *m_country;
    ChoiceField *m_currency;
    ChoiceField *m_language;
    ChoiceField *m_zone;
    FormRow *m_nameRow = nullptr;
    FormRow *m_countryRow = nullptr;
    FormRow *m_languageRow = nullptr;
    FormRow *m_zoneRow = nullptr;
    Number m_tax;
    Number m_flowerTax; ///< Empty: flowers have the same.
    Number m_flowerMarkup;
    Number m_materialMarkup;
    Number m_hireMarkup;
    Draft *m_draft = nullptr;
    QList<TaxRate> m_taxes; ///< Tax rates of the country.
};

} // namespace stemdesk::ui
