#include "core/http/compression.h"

#include <QByteArray>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

namespace stemdesk::http {

namespace {

/// A gzip compressor for whole bodies and streams.
class Gzip {
public:
    Gzip();
    ~Gzip();
    Gzip(const Gzip &) = delete;
    Gzip &operator=(const Gzip &) = delete;

    /// False if there was no memory for it.
    bool isReady() const { return m_stream != nullptr; }
    /// The next compressed bytes; there may be none yet unless it is the last part.
    QByteArray packed(const QByteArray &part, bool isLast);

private:
    std::unique_ptr<z_stream_s> m_stream;
};

constexpr int kLevel = 4; ///< A little larger than at zlib's own level, in half the time.
constexpr int kGzipWindow = MAX_WBITS + 16; ///< With gzip's frame around it.
constexpr int kMemory = 8; ///< zlib's own.

Gzip::Gzip() : m_stream(std::make_unique<z_stream>())
{
    if (deflateInit2(m_stream.get(), kLevel, Z_DEFLATED, kGzipWindow, kMemory, Z_DEFAULT_STRATEGY) != Z_OK)
        m_stream.reset();
}

Gzip::~Gzip()
{
    if (m_stream)
        deflateEnd(m_stream.get());
}

QByteArray Gzip::packed(const QByteArray &part, bool isLast)
{
    QByteArray packed;
    m_stream->next_in = reinterpret_cast<Bytef *>(const_cast<char *>(part.constData())); // NOLINT: zlib only reads it.
    m_stream->avail_in = uInt(part.size());
    const auto room = qsizetype(deflateBound(m_stream.get(), uLong(part.size())));
    do {
        const qsizetype used = packed.size();
        packed.resize(used + room);
        m_stream->next_out = reinterpret_cast<Bytef *>(packed.data() + used);
        m_stream->avail_out = uInt(room);
        deflate(m_stream.get(), isLast ? Z_FINISH : Z_NO_FLUSH);
        packed.truncate(used + room - qsizetype(m_stream->avail_out));
    } while (m_stream->avail_out == 0);
    return packed;
}

/// Another source's body, compressed with gzip as it comes.
class PackedSource final : public BodySource {
public:
    explicit PackedSource(std::shared_ptr<BodySource> plain) : m_plain(std::move(plain)) {}

    bool isReady() const { return m_gzip.isReady(); }

    void start(std::function<void()> wake) override { m_plain->start(std::move(wake)); }
    QByteArray take() override;
    State state() const override;
    qint64 waitingBytes() const override { return m_plain->waitingBytes(); }
    std::optional<Allowance> allowance() const override { return m_plain->allowance(); }
    void stop() override { m_plain->stop(); }

private:
    std::shared_ptr<BodySource> m_plain;
    Gzip m_gzip;
    bool m_isWhole = false;
};

/// Empty only if the plain source has nothing now: the compressor may hold a part back until more follows.
QByteArray PackedSource::take()
{
    QByteArray packed;
    while (packed.isEmpty() && !m_isWhole) {
        const QByteArray part = m_plain->take();
        m_isWhole = part.isEmpty() && m_plain->state() == State::Ended;
        if (part.isEmpty() && !m_isWhole)
            break;
        packed = m_gzip.packed(part, m_isWhole);
    }
    return packed;
}

BodySource::State PackedSource::state() const
{
    const State state = m_plain->state();
    return state == State::Ended && !m_isWhole ? State::Open : state;
}

constexpr qsizetype kWorthIt = 1024; ///< Bytes; a smaller body fits into a packet or two as it is.

constexpr QByteArrayView kPackedMark = "-gzip\"";
constexpr QByteArrayView kWeak = "W/"; ///< A weak tag covers every encoding of the resource.

/// Skips formats that are compressed already, and event streams, which have to arrive event by event.
bool isPackable(const QByteArray &contentType)
{
    if (contentType.startsWith("text/event-stream"))
        return false;
    constexpr std::array<QByteArrayView, 4> kText{"application/json", "application/xml", "text/", "image/svg+xml"};
    return std::ranges::any_of(kText, [&](QByteArrayView start) { return contentType.startsWith(start); });
}

/// The weight of a member of Accept-Encoding; 0 if it makes no sense.
double weightOf(const QList<QByteArray> &parameters)
{
    for (qsizetype at = 1; at < parameters.size(); ++at) {
        const QByteArray parameter = parameters.at(at).trimmed().toLower();
        if (!parameter.startsWith("q="))
            continue;
        bool isNumber = false;
        const double weight = parameter.sliced(2).toDouble(&isNumber);
        return isNumber ? weight : 0;
    }
    return 1;
}

bool takesGzip(const Request &request)
{
    std::optional<double> gzip;
    std::optional<double> any;
    double plain = 0;
    for (const QByteArray &member : request.headerValues("accept-encoding").join(',').split(',')) {
        const QList<QByteArray> parts = member.split(';');
        const QByteArray coding = parts.constFirst().trimmed().toLower();
        if (coding == "gzip" || coding == "x-gzip")
            gzip = weightOf(parts);
        else if (coding == "*")
            any = weightOf(parts);
        else if (coding == "identity")
            plain = weightOf(parts);
    }
    const double weight = gzip.value_or(any.value_or(0));
    return weight > 0 && weight >= plain;
}

/// False if there was no memory for it.
bool packWhole(Response &response)
{
    Gzip gzip;
    if (gzip.isReady())
        response.body = gzip.packed(response.body, true);
    return gzip.isReady();
}

/// The same.
bool packParts(Response &response)
{
    auto packed = std::make_shared<PackedSource>(response.stream);
    if (packed->isReady())
        response.stream = packed;
    return packed->isReady();
}

Header *find(Headers &headers, QByteArrayView name)
{
    const auto found = std::ranges::find_if(
        headers, [name](const Header &header) { return header.name.compare(name, Qt::CaseInsensitive) == 0; });
    return found == headers.end() ? nullptr : &*found;
}

/// Caches keep a response for each encoding.
void addVary(Response &response)
{
    if (Header *vary = find(response.headers, "Vary"))
        vary->value += ", Accept-Encoding";
    else
        response.headers.append(Header{"Vary", "Accept-Encoding"});
}

} // namespace

QByteArray packedTag(const QByteArray &tag)
{
    return tag.chopped(1) + kPackedMark.toByteArray();
}

void pack(const Request &request, Response &response)
{
    Header *etag = find(response.headers, "ETag");
    if (response.status == 304 && etag) {
        if (request.headerValues("if-none-match").join(',').contains(packedTag(etag->value)))
            etag->value = packedTag(etag->value);
        addVary(response);
        return;
    }
    const bool isLong = response.stream || response.body.size() > kWorthIt; // A stream's length is unknown.
    if (!isLong || !isPackable(response.contentType))
        return;
    if (takesGzip(request) && (response.stream ? packParts(response) : packWhole(response))) {
        if (etag && !etag->value.startsWith(kWeak))
            etag->value = packedTag(etag->value);
        response.headers.append(Header{"Content-Encoding", "gzip"});
    }
    addVary(response);
}

} // namespace stemdesk::http
