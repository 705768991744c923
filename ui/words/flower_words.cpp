#include "ui/words/flower_words.h"

#include "ui/words/number_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

QString flowerWords(const char *text)
{
    return QCoreApplication::translate("stemdesk::ui::LineRow", text);
}

} // namespace

QString flowerText(const QString &product, const QString &variety, const QString &productType)
{
    if (variety.isEmpty() || variety == product)
        return product;
    if (productType == "flower"_L1)
        return flowerWords(QT_TRANSLATE_NOOP("stemdesk::ui::LineRow", "%1 ‘%2’")).arg(product, variety);
    return product + u", "_s + variety;
}

QString stemLengthText(std::optional<double> stemLength)
{
    if (!stemLength)
        return {};
    return flowerWords(QT_TRANSLATE_NOOP("stemdesk::ui::LineRow", "%1 cm")).arg(quantityText(*stemLength));
}

} // namespace stemdesk::ui
