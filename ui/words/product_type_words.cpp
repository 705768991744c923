#include "ui/words/product_type_words.h"

#include "core/base/text.h"
#include "core/domain/catalogue/product_type.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

namespace {

// In the order of kOwnProductTypes.
constexpr std::array kNames{QT_TRANSLATE_NOOP("stemdesk::ui::ProductTypeWords", "flower"),
                            QT_TRANSLATE_NOOP("stemdesk::ui::ProductTypeWords", "material"),
                            QT_TRANSLATE_NOOP("stemdesk::ui::ProductTypeWords", "hire")};
static_assert(kNames.size() == kOwnProductTypes.size());

} // namespace

QString productTypeText(const QString &type)
{
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kOwnProductTypes.at(i) == type)
            return QCoreApplication::translate("stemdesk::ui::ProductTypeWords", kNames.at(i));
    }
    return type;
}

QString productTypeTitle(const QString &type)
{
    const QString text = productTypeText(type);
    return text.isEmpty() ? text : text.at(0).toUpper() + text.mid(1);
}

QString productTypeFrom(const QString &typed, const QStringList &types)
{
    const QString name = caseFolded(typed.trimmed());
    const auto isNamed = [&name](const QString &type) { return caseFolded(type) == name; };
    if (std::ranges::any_of(types, isNamed))
        return typed;
    const auto isShown = [&name](const QString &type) { return caseFolded(productTypeText(type)) == name; };
    const auto shown = std::ranges::find_if(types, isShown);
    return shown == types.end() ? typed : *shown;
}

} // namespace stemdesk::ui
