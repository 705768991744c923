#include "core/images/image_intake.h"
#include "tests/fuzz/demand.h"

#include <QImageReader>

using namespace stemdesk;

namespace {

/// The types whose Qt plugins are installed.
const QByteArrayList &types()
{
    static const QByteArrayList types = [] {
        QByteArrayList known;
        for (const QByteArray &format : {QByteArray("png"), QByteArray("jpeg"), QByteArray("webp")}) {
            if (QImageReader::supportedImageFormats().contains(format))
                known.append("image/" + format);
        }
        return known;
    }();
    return types;
}

} // namespace

/// The first byte chooses the declared type of the rest.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static const bool isQuiet =
        (qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {}), true);
    Q_UNUSED(isQuiet)
    if (size == 0)
        return 0;
    const QByteArray file(reinterpret_cast<const char *>(data + 1), qsizetype(size - 1));
    const QByteArrayView type = types().at(data[0] % types().size());
    demand(decodedCost(file) >= 0);
    const auto taken = takenImage(file, type);
    if (!taken) {
        demand(taken.error().code == "invalid_image" && !taken.error().message.isEmpty());
        return 0;
    }
    const auto header = imageHeader(taken->bytes);
    demand(header && header->mediaType == type);
    demand(header->width == taken->size.width() && header->height == taken->size.height());
    demand(std::max(header->width, header->height) <= kMaxImageSide && taken->bytes.size() <= kMaxImageBytes);
    return 0;
}
