#include "ui/words/flower_words.h"

#include "core/domain/catalogue/flower_name.h"
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
    return flowerName(product, variety, productType);
}

QString stemLengthText(std::optional<double> stemLength)
{
    if (!stemLength)
        return {};
    return flowerWords(QT_TRANSLATE_NOOP("stemdesk::ui::LineRow", "%1 cm")).arg(quantityText(*stemLength));
}

} // namespace stemdesk::ui
