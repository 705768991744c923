#include "ui/pages/colours/colours_model.h"

#include "core/base/text.h"
#include "ui/pages/colours/vocabulary_edits.h"

#include <QLocale>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

QString hexFrom(const QString &text)
{
    const QString written = text.trimmed();
    for (const QString &name : {written, QString(u'#' + written)}) {
        if (QColor::isValidColorName(name) && name != u"transparent")
            return QColor(name).name(QColor::HexRgb);
    }
    return written;
}

ColoursModel::ColoursModel(UiContext &context, QObject *parent) : WordsModel(context, Resource::Colour, parent)
{
    refresh();
}

QString ColoursModel::carriersText(const Colour &colour) const
{
    QStringList carriers;
    if (const int varieties = int(countOf(colour, use(), Varieties)))
        carriers += tr("%n varieties", nullptr, varieties);
    if (const int events = int(countOf(colour, use(), Events)))
        carriers += tr("%n events", nullptr, events);
    return QLocale().createSeparatedList(carriers);
}

QVariant ColoursModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section >= Varieties ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Colour");
    case Hex: return tr("Code");
    case Varieties: return tr("Varieties");
    case Events: return tr("Events");
    default: return {};
    }
}

Result<QList<Colour>> ColoursModel::readWords() const
{
    return context().services.vocabulary.allColours();
}

Edit ColoursModel::changeOf(const Colour &before, int column, const QString &text) const
{
    ColourPatch patch;
    if (column == Name)
        patch.name = text;
    else
        patch.hex = hexFrom(text);
    return VocabularyEdits::change(before, patch);
}

qint64 ColoursModel::countOf(const Colour &colour, const VocabularyUse &use, int column) const
{
    const QString name = caseFolded(colour.name);
    return column == Varieties ? use.variantsByColour.value(name) : use.eventsByColour.value(name);
}

} // namespace stemdesk::ui
