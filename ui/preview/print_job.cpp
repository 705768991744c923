#include "ui/preview/print_job.h"

#include "core/domain/shops/document_look.h"
#include "core/services/services.h"

#include <QSettings>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

PrintPictures::Read picturesFor(const TimedWork &work, ShopServices &shop)
{
    return [&work, &images = shop.images](ImageId id) {
        QByteArray bytes;
        work.ask([&] {
            if (const Result<Image> stored = images.find(id))
                bytes = stored->bytes;
        });
        return bytes;
    };
}

QPageSize::PageSizeId chosenPaper(const QSettings &settings, const Shop &shop)
{
    const QString chosen = settings.value(u"documents/paper"_s).toString();
    if (chosen == "letter"_L1)
        return QPageSize::Letter;
    if (chosen == "a4"_L1)
        return QPageSize::A4;
    return paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
}

void choosePaper(QSettings &settings, QPageSize::PageSizeId size)
{
    settings.setValue(u"documents/paper"_s, size == QPageSize::Letter ? u"letter"_s : u"a4"_s);
}

} // namespace stemdesk::ui
