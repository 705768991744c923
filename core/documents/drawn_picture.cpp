#include "core/documents/drawn_picture.h"

#include "core/images/botanicals.h"

#include <QBuffer>
#include <QFile>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kPixels(720, 540);
constexpr int kDrawnQuality = 85;
constexpr QColor kPaper(0xfb, 0xf8, 0xf2);

BotanicalForm formNamed(const QString &name)
{
    const QHash<QString, BotanicalForm> forms{{u"sprig"_s, BotanicalForm::Sprig},
                                              {u"meadow"_s, BotanicalForm::Meadow},
                                              {u"garland"_s, BotanicalForm::Garland},
                                              {u"wreath"_s, BotanicalForm::Wreath},
                                              {u"corner"_s, BotanicalForm::Corner}};
    return forms.value(name, BotanicalForm::Posy);
}

} // namespace

Image drawnPicture(const QString &form, const QStringList &colours, const QString &seed)
{
    if (QFile known(u":/demo/pictures/%1.jpg"_s.arg(seed)); known.open(QFile::ReadOnly))
        return {.mediaType = "image/jpeg"_ba,
                .width = kPixels.width(),
                .height = kPixels.height(),
                .bytes = known.readAll()};
    BotanicalPlate plate{.form = formNamed(form), .palette = {}, .species = {}, .paper = kPaper};
    for (const QString &colour : colours)
        plate.palette.append(QColor(colour));
    plate.seed = qChecksum(seed.toUtf8());
    const QImage drawn = botanicalPicture(plate, kPixels);
    Image picture{.mediaType = "image/jpeg"_ba, .width = drawn.width(), .height = drawn.height(), .bytes = {}};
    QBuffer buffer(&picture.bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!drawn.save(&buffer, "jpg", kDrawnQuality)) // Without Qt's plugin there is no picture.
        return {};
    return picture;
}

} // namespace stemdesk
