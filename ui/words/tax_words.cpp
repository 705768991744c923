#include "ui/words/tax_words.h"

#include "core/domain/shops/country.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct CategoryWords {
    QLatin1StringView category;
    const char *words;
};

constexpr std::array kCategories{
    CategoryWords{"S"_L1, QT_TRANSLATE_NOOP("TaxWords", "taxed at its rate")},
    CategoryWords{"Z"_L1, QT_TRANSLATE_NOOP("TaxWords", "zero rate")},
    CategoryWords{"E"_L1, QT_TRANSLATE_NOOP("TaxWords", "exempt from tax")},
    CategoryWords{"O"_L1, QT_TRANSLATE_NOOP("TaxWords", "outside the scope of tax")},
    CategoryWords{"AE"_L1, QT_TRANSLATE_NOOP("TaxWords", "reverse charge: the buyer owes the tax")},
    CategoryWords{"K"_L1, QT_TRANSLATE_NOOP("TaxWords", "to a company in another EU country")},
    CategoryWords{"G"_L1, QT_TRANSLATE_NOOP("TaxWords", "export out of the EU")},
};

} // namespace

QString taxCategoryWords(const QString &category)
{
    const auto *known = std::ranges::find(kCategories, category, &CategoryWords::category);
    if (known == kCategories.end())
        return category;
    return u"%1: %2"_s.arg(category, QCoreApplication::translate("TaxWords", known->words));
}

QString taxWordOf(const Shop &shop)
{
    const QString word = taxWordIn(shop.country);
    return word.isEmpty() ? QCoreApplication::translate("TaxWords", "tax") : word;
}

} // namespace stemdesk::ui
