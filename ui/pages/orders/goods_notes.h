#pragma once

#include "core/domain/orders/order_sheet.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace stemdesk {
struct Image;
} // namespace stemdesk

namespace stemdesk::ui {

class DayField;
class GoodsModel;
class PictureLoader;
class PictureStrip;
class TextLabel;
class ValueField;
struct UiContext;

/// Notes on the selected line's goods: why some were rejected, with pictures, and the supplier's credit.
class GoodsNotes : public QWidget {
    Q_OBJECT

public:
    GoodsNotes(UiContext &context, GoodsModel &goods, QWidget *parent = nullptr);

    /// Shows nothing for a row without received goods, or one that does not exist.
    void setRow(int row);

private:
    using Taken = std::function<bool(ReceivedNotes &, const QString &typed)>;

    void buildFields(QVBoxLayout &column);
    void buildPictures();
    ValueField *makeField(const QString &label, const QString &change,
                          std::function<QString(const ReceivedNotes &)> value, Taken take);
    void store(const QString &change, const std::function<void(ReceivedNotes &)> &set,
               const std::function<void(const Status &)> &done = {});
    void addPictures(const QList<Image> &images);
    void forget();
    void showLine(bool mayBeOther);

    UiContext &m_context;
    GoodsModel &m_goods;
    PictureLoader *m_loader;
    int m_row = -1;
    VariantId m_variant; ///< The line whose notes are shown.
    OrderSheetId m_sheet; ///< The sheet that it is on.
    OrderSheetLine m_line;
    TextLabel *m_name;
    TextLabel *m_short;
    DayField *m_day;
    ValueField *m_credit = nullptr;
    PictureStrip *m_pictures;
    struct Field {
        ValueField *field;
        QString label;
        std::function<QString(const ReceivedNotes &)> value;
    };
    QList<Field> m_fields;
};

} // namespace stemdesk::ui
