#include "core/webhooks/url_policy.h"
#include "tests/fuzz/demand.h"

using namespace stemdesk;
using namespace Qt::StringLiterals;

namespace {

void checkAccepted(const QString &text, const CheckedUrl &checked)
{
    demand(text.size() <= kMaxUrlLength && text.compare(checked.stored, Qt::CaseInsensitive) == 0);
    demand(checked.stored.startsWith(u"https://"_s) && !checked.stored.contains(u'#'));
    const Result<CheckedUrl> again = checkUrl(checked.stored);
    demand(again && *again == checked);
    // Qt reads the same host from the text as given, in its lenient mode too.
    for (const auto mode : {QUrl::StrictMode, QUrl::TolerantMode}) {
        const QUrl url(text, mode);
        demand(url.isValid() && url.host(QUrl::FullyEncoded) == checked.host);
        demand(url.port(443) == 443 && url.userInfo().isEmpty());
    }
    demand(checked.target.startsWith('/') || checked.target.startsWith('?'));
    // A host that Qt reads as an address was checked as one.
    const QHostAddress address(checked.host);
    demand(address.isNull() == !checked.address);
    demand(!checked.address || (isPublicAddress(*checked.address) && *checked.address == address));
    const QUrl pinned = checked.pinnedTo(QHostAddress(u"8.8.8.8"_s));
    demand(pinned.isValid() && pinned.host() == "8.8.8.8"_L1 && pinned.port(443) == 443);
}

void check(const QString &text)
{
    const Result<CheckedUrl> checked = checkUrl(text);
    if (checked)
        return checkAccepted(text, *checked);
    demand(checked.error().code.startsWith("url_") && checked.error().field == "url"_L1);
}

} // namespace

/// The text as it is, and as the host of an otherwise valid URL.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    check(text);
    check(u"https://"_s + text + u"/x"_s);
    check(u"https://["_s + text + u"]/x"_s);
    return 0;
}
