#include "core/services/row_validation.h"
#include "core/storage/shops/shop_file.h"
#include "core/storage/sqlite/sqlite_file.h"
#include "tests/fuzz/good_shop.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace stemdesk;

namespace {

QByteArray goodFile(const QString &path)
{
    const fuzz::MemoryDriver driver;
    const auto session = Session::open(driver);
    demand(session.has_value());
    fuzz::fillGoodShop(**session);
    demand((*session)->run("vacuum into ?", path).has_value());
    QFile file(path);
    demand(file.open(QFile::ReadOnly));
    return file.readAll();
}

/// Overwrites parts of the file with parts of the input: three bytes for the position, one for the length, the rest for
/// the content.
QByteArray changed(QByteArray file, QByteArrayView input)
{
    while (input.size() > 4) {
        const qsizetype at = (quint8(input[0]) << 16 | quint8(input[1]) << 8 | quint8(input[2])) % file.size();
        const qsizetype count = std::min({qsizetype(quint8(input[3])) + 1, input.size() - 4, file.size() - at});
        std::copy_n(input.data() + 4, count, file.data() + at);
        input = input.sliced(4 + count);
    }
    return file;
}

/// The checks that a restore does before a file replaces the database.
Status look(const QString &path)
{
    const SqliteFileDriver driver(path, SqliteFileDriver::Use::Read);
    const auto session = Session::open(driver);
    if (!session)
        return session.error();
    const Result<QStringList> strange = driver.strangeParts(**session);
    if (!strange)
        return strange.error();
    if (!strange->isEmpty())
        return {};
    const Result<QStringList> damages = driver.damages(**session);
    if (!damages)
        return damages.error();
    return validateAllRows(**session, [](const QString &sentence) { demand(!sentence.isEmpty()); });
}

} // namespace

/// A good database with some of its bytes changed is read to the end, or refused with a reason.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static const QTemporaryDir folder;
    static const QString path = folder.filePath(QStringLiteral("backup.db"));
    static const QByteArray good = goodFile(folder.filePath(QStringLiteral("good.db")));
    QFile file(path);
    const QByteArray bytes = changed(good, {reinterpret_cast<const char *>(data), qsizetype(size)});
    demand(file.open(QFile::WriteOnly | QFile::Truncate) && file.write(bytes) == bytes.size());
    file.close();
    demand(shopFileKind(path).has_value());
    const Status looked = look(path);
    demand(looked || (!looked.error().code.isEmpty() && !looked.error().message.isEmpty()));
    return 0;
}
