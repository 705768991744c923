#pragma once

#include "core/domain/catalogue/colour.h"
#include "ui/pages/colours/words_model.h"

namespace stemdesk::ui {

class ColoursModel : public WordsModel<Colour> {
    Q_OBJECT

public:
    enum Column { Name, Hex, Varieties, Events, ColumnCount };

    explicit ColoursModel(UiContext &context, QObject *parent = nullptr);

    /// "12 varieties and 3 events"; empty if nothing carries the colour.
    QString carriersText(const Colour &colour) const;

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    Result<QList<Colour>> readWords() const override;
    bool isText(int column) const override { return column <= Hex; }
    QString textOf(const Colour &colour, int column) const override
    {
        return column == Name ? colour.name : colour.hex;
    }
    Edit changeOf(const Colour &before, int column, const QString &text) const override;
    qint64 countOf(const Colour &colour, const VocabularyUse &use, int column) const override;
    QList<QColor> swatchesOf(const Colour &colour) const override { return {QColor(colour.hex)}; }
};

/// A colour as it is typed ("#E8B4C0", "e8b4c0", "lavender"), in the form "#rrggbb"; other text is unchanged.
QString hexFrom(const QString &text);

} // namespace stemdesk::ui
