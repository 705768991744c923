#include "core/base/id.h"
#include "tests/fuzz/demand.h"

#include <algorithm>

using namespace stemdesk;

namespace {

template <class Tag>
void check(QByteArrayView text)
{
    const Result<Id<Tag>> id = idFrom<Tag>(text);
    if (id)
        demand(id->text() == text || text.endsWith(QByteArray(kIdTextLength, '0'))); // One text for each id but null.
    else
        demand(id.error().kind == Error::Kind::NotFound || id.error().code.startsWith("wrong_id_type:"));
    // The same text behind the right prefix.
    const QByteArray prefix(Tag::kPrefix.data(), qsizetype(Tag::kPrefix.size()));
    const Result<Id<Tag>> own = idFrom<Tag>(prefix + '_' + text.toByteArray());
    demand(own.has_value() == idBytesFrom(text).has_value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArrayView text(reinterpret_cast<const char *>(data), qsizetype(size));
    check<SupplierTag>(text);
    check<VariantTag>(text);
    check<EventTag>(text);
    if (size >= sizeof(IdBytes)) {
        IdBytes bytes{};
        std::copy_n(data, bytes.size(), bytes.begin());
        const bool isNamedNull = namedIdBytesFrom(QByteArray(kIdTextLength, '0')) == bytes;
        demand(idBytesFrom(idText(bytes)) == (isNamedNull ? IdBytes{} : bytes));
    }
    return 0;
}
