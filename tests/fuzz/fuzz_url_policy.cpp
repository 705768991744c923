#include "core/webhooks/address_policy.h"
#include "core/webhooks/url_policy.h"
#include "tests/fuzz/demand.h"

using namespace stemdesk;
using namespace Qt::StringLiterals;

namespace {

void checkAccepted(const QString &text, const CheckedUrl &judged)
{
    demand(text.size() <= kMaxUrlLength && text.compare(judged.stored, Qt::CaseInsensitive) == 0);
    demand(judged.stored.startsWith(u"https://"_s) && !judged.stored.contains(u'#'));
    const Result<CheckedUrl> again = checkUrl(judged.stored);
    demand(again && *again == judged);
    // Qt reads the same host from the text as given, in its lenient mode too.
    for (const auto mode : {QUrl::StrictMode, QUrl::TolerantMode}) {
        const QUrl url(text, mode);
        demand(url.isValid() && url.host(QUrl::FullyEncoded) == judged.host);
        demand(url.port(443) == 443 && url.userInfo().isEmpty());
    }
    demand(judged.target.startsWith('/') || judged.target.startsWith('?'));
    // A host that Qt reads as an address was checked as one.
    const QHostAddress address(judged.host);
    demand(address.isNull() == !judged.address);
    demand(!judged.address || (isPublicAddress(*judged.address) && *judged.address == address));
    const QUrl pinned = judged.pinnedTo(QHostAddress(u"8.8.8.8"_s));
    demand(pinned.isValid() && pinned.host() == "8.8.8.8"_L1 && pinned.port(443) == 443);
}

void check(const QString &text)
{
    const Result<CheckedUrl> judged = checkUrl(text);
    if (judged)
        return checkAccepted(text, *judged);
    demand(judged.error().code.startsWith("url_") && judged.error().field == "url"_L1);
}

} // namespace

/// The text as it is, and as the host of a URL that is fine otherwise.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    check(text);
    check(u"https://"_s + text + u"/x"_s);
    check(u"https://["_s + text + u"]/x"_s);
    return 0;
}
