#include "core/services/row_validation.h"
#include "core/storage/shops/shop_copy.h"
#include "core/storage/shops/shop_rows.h"
#include "tests/fuzz/good_shop.h"

#include <bit>
#include <cstring>

using namespace stemdesk;

namespace {

/// The rest of an input, consumed from its beginning.
class Input {
public:
    Input(const unsigned char *data, size_t size) : m_bytes(reinterpret_cast<const char *>(data), qsizetype(size)) {}

    bool isEmpty() const { return m_bytes.isEmpty(); }
    quint8 byte()
    {
        const QByteArrayView taken = bytes(1);
        return taken.isEmpty() ? quint8(0) : quint8(taken.front());
    }
    QByteArrayView bytes(qsizetype count)
    {
        const QByteArrayView taken = m_bytes.first(std::min(count, m_bytes.size()));
        m_bytes = m_bytes.sliced(taken.size());
        return taken;
    }
    qint64 number()
    {
        qint64 number = 0;
        const QByteArrayView taken = bytes(sizeof number);
        memcpy(&number, taken.data(), size_t(taken.size()));
        return number;
    }

private:
    QByteArrayView m_bytes;
};

/// Puts any value into one column of one table, if SQLite accepts it.
void change(Session &session, Input &input)
{
    const ShopTable &table = shopTables().at(input.byte() % shopTables().size());
    const ShopColumn &column = table.columns.at(input.byte() % table.columns.size());
    const QByteArray sql = "update " + table.name + " set " + column.name + " = ?";
    switch (column.kind) {
    case ShopColumn::Kind::Real: (void)session.run(sql, std::bit_cast<double>(input.number())); break;
    case ShopColumn::Kind::Text: (void)session.run(sql, QString::fromUtf8(input.bytes(input.byte()))); break;
    case ShopColumn::Kind::Bytes: (void)session.run(sql, input.bytes(input.byte()).toByteArray()); break;
    case ShopColumn::Kind::Key:
    case ShopColumn::Kind::Integer:
    case ShopColumn::Kind::Reference: (void)session.run(sql, input.number()); break;
    } // Refused values are not in the file.
}

struct Bench {
    fuzz::MemoryDriver driver;
    std::unique_ptr<Session> source = *Session::open(driver);
    std::unique_ptr<Session> target = *Session::open(driver);

    Bench()
    {
        fuzz::fillGoodShop(*source);
        fuzz::fillGoodShop(*target);
    }
};

} // namespace

/// The rows of a valid shop, some of them changed, are copied into another database or refused with a reason. Copied
/// rows are ones that the program could have stored itself.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static Bench bench;
    demand(bench.source->run("begin").has_value() && bench.target->run("begin").has_value());
    for (Input input(data, size); !input.isEmpty();)
        change(*bench.source, input);
    ShopCopy copy(*bench.source, *bench.target, {1},
                  {.watch = [](const ShopCopyStep &) { return true; }, .validate = validateRow},
                  ShopCopy::Extent::ForFiles);
    Status done = copy.count();
    if (done)
        done = copy.copy();
    if (done) {
        const Status checked = validateAllRows(*bench.target, [](const QString &sentence) {
            qWarning("%ls", qUtf16Printable(sentence));
            std::abort();
        });
        demand(checked.has_value());
    } else {
        demand(!done.error().code.isEmpty() && !done.error().message.isEmpty());
    }
    demand(bench.source->run("rollback").has_value() && bench.target->run("rollback").has_value());
    return 0;
}
