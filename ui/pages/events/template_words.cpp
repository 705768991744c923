#include "ui/pages/events/template_words.h"

#include "ui/words/number_text.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

QString nameOf(const MissingLine &line)
{
    const bool isSaidTwice = line.variantName.isEmpty() || line.variantName == line.productName;
    return isSaidTwice ? line.productName : line.productName + u' ' + line.variantName;
}

} // namespace

QString missingLinesText(const QList<MissingLine> &lines)
{
    QStringList texts;
    for (const MissingLine &line : lines)
        texts << QCoreApplication::translate("stemdesk::ui::TemplateWords", "%1 × %2 (%3)",
                                             "quantity, flower, group of the event")
                     .arg(quantityText(line.quantity), nameOf(line), line.group);
    return texts.join(u", "_s);
}

} // namespace stemdesk::ui
