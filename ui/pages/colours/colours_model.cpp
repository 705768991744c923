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
    if (const int varieties = int(varietiesOf(colour)))
        carriers += tr("%n varieties", nullptr, varieties);
    if (const int events = int(eventsOf(colour)))
        carriers += tr("%n events", nullptr, events);
    return QLocale().createSeparatedList(carriers);
}

Result<QList<Colour>> ColoursModel::readWords() const
{
    return context().services.colours.all();
}

qint64 ColoursModel::varietiesOf(const Colour &colour) const
{
    return use().variantsByColour.value(caseFolded(colour.name));
}

qint64 ColoursModel::eventsOf(const Colour &colour) const
{
    return use().eventsByColour.value(caseFolded(colour.name));
}

ColoursModel::Columns ColoursModel::columns() const
{
    static constexpr auto kName = [] {
        auto name = nameColumn<Colour>(
            QT_TR_NOOP("Colour"), [](const Colour &colour, const ColoursModel &, const QVariant &value) {
                const QString text = value.toString().trimmed();
                return Typing{.text = text,
                              .edit = [&colour, text] { return VocabularyEdits::change(colour, {.name = text}); }};
            });
        name.swatches = [](const Colour &colour) { return QList<QColor>{QColor(colour.hex)}; };
        return name;
    }();
    static constexpr TableColumn<Colour> kColumns[] = {
        kName,
        {.title = QT_TR_NOOP("Code"),
         .text = kField<&Colour::hex>,
         .type =
             [](const Colour &colour, const ColoursModel &, const QVariant &value) {
                 const QString text = value.toString().trimmed();
                 return Typing{.text = text, .edit = [&colour, text] {
                                   return VocabularyEdits::change(colour, {.hex = hexFrom(text)});
                               }};
             },
         .isTyped = [](const Colour &colour) { return !colour.isPreset; },
         .tone = Tone::Quiet},
        useColumn<Colour, ColoursModel, &ColoursModel::varietiesOf>(QT_TR_NOOP("Varieties")),
        useColumn<Colour, ColoursModel, &ColoursModel::eventsOf>(QT_TR_NOOP("Events")),
    };
    return kColumns;
}

CategoriesModel::CategoriesModel(UiContext &context, QObject *parent) : WordsModel(context, Resource::Category, parent)
{
    refresh();
}

QString CategoriesModel::carriersText(const Category &category) const
{
    const int products = int(productsOf(category));
    return products > 0 ? tr("%n products", nullptr, products) : QString();
}

Result<QList<Category>> CategoriesModel::readWords() const
{
    return context().services.categories.all();
}

qint64 CategoriesModel::productsOf(const Category &category) const
{
    return use().productsByCategory.value(caseFolded(category.name));
}

CategoriesModel::Columns CategoriesModel::columns() const
{
    static constexpr TableColumn<Category> kColumns[] = {
        nameColumn<Category>(QT_TR_NOOP("Category"),
                             [](const Category &category, const CategoriesModel &, const QVariant &value) {
                                 const QString text = value.toString().trimmed();
                                 return Typing{.text = text, .edit = [&category, text] {
                                                   return VocabularyEdits::change(category, {.name = text});
                                               }};
                             }),
        useColumn<Category, CategoriesModel, &CategoriesModel::productsOf>(QT_TR_NOOP("Products")),
    };
    return kColumns;
}

} // namespace stemdesk::ui
