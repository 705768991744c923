#include "core/api/streams/change_streams.h"

#include "core/base/log.h"
#include "core/services/change_bus.h"

#include <algorithm>
#include <exception>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds kTick{250};

Result<ChangeNews> newsOf(Services &services, const ChangeQuestions &questions, Instant now)
{
    try {
        return readNews(services, questions, now);
    } catch (const std::exception &error) {
        return internal(QString::fromUtf8(error.what()));
    }
}

bool concernsKeys(const Change &change)
{
    return change.resource == Resource::ApiKey || change.resource == Resource::Shop;
}

} // namespace

ChangeStreams::ChangeStreams(const ChangeBus &bus, const Streaming &streaming, Clock now, QObject *parent)
    : QObject(parent), m_streaming(streaming), m_now(std::move(now))
{
    connect(&bus, &ChangeBus::committed, this, &ChangeStreams::onCommitted);
    m_ticking.setInterval(kTick);
    connect(&m_ticking, &QTimer::timeout, this, &ChangeStreams::onTick);
    m_clock.start();
}

void ChangeStreams::add(ChangeStream &stream)
{
    m_followed[stream.plan().tenant.id].streams.push_back(&stream);
    m_ticking.start();
    read(stream.plan().tenant.id);
}

void ChangeStreams::remove(ChangeStream &stream)
{
    const auto found = m_followed.find(stream.plan().tenant.id);
    std::erase(found->streams, &stream);
    if (found->streams.empty() && !found->isBeingRead)
        m_followed.erase(found);
    if (m_followed.isEmpty())
        m_ticking.stop();
}

void ChangeStreams::onCommitted(const Changes &changes)
{
    if (m_followed.isEmpty())
        return;
    QSet<ShopId> shops;
    for (const Change &change : changes) {
        const auto found = m_followed.find(change.shop);
        if (found == m_followed.end())
            continue;
        found->hasNews = true;
        found->areKeysDue = found->areKeysDue || concernsKeys(change);
        shops.insert(change.shop);
    }
    for (const ShopId &shop : std::as_const(shops))
        read(shop);
}

void ChangeStreams::onTick()
{
    const Instant now = m_now();
    const qint64 tick = m_clock.elapsed();
    const QList<ShopId> shops = m_followed.keys();
    for (const ShopId &shop : shops) {
        Followed &followed = m_followed[shop];
        for (ChangeStream *stream : followed.streams) {
            stream->breakSilence(tick);
            const std::optional<Instant> end = stream->plan().expiresAt;
            followed.areKeysDue = followed.areKeysDue || (end && *end <= now);
        }
        read(shop); // Also reads what could not be read before.
    }
}

void ChangeStreams::read(const ShopId &shop)
{
    const auto found = m_followed.find(shop);
    if (found == m_followed.end() || found->isBeingRead)
        return;
    const ChangeQuestions questions = questionsOf(*found);
    if (questions.places.isEmpty() && questions.keys.isEmpty())
        return;
    found->isBeingRead = true;
    const auto deliver = [this, shop](const Result<ChangeNews> &news) {
        QMetaObject::invokeMethod(
            this, [this, shop, news] { onRead(shop, news); }, Qt::QueuedConnection);
    };
    m_streaming.post(
        RequestQueue::Read,
        {.run =
             [this, questions, deliver](Services &services, std::chrono::milliseconds) {
                 deliver(newsOf(services, questions, m_now()));
                 return WorkQueue::TaskResult::Done;
             },
         .onTimeout = [deliver] { deliver(unavailable("busy", u"There is no connection to read with."_s)); }});
}

ChangeQuestions ChangeStreams::questionsOf(Followed &followed)
{
    if (std::exchange(followed.hasNews, false))
        std::ranges::for_each(followed.streams, &ChangeStream::onNews);
    ChangeQuestions questions;
    QSet<FeedPlace> places;
    QSet<QByteArray> keys;
    for (const ChangeStream *stream : followed.streams) {
        questions.tenant = stream->plan().tenant;
        if (followed.areKeysDue)
            keys.insert(stream->plan().keyHash);
        if (stream->wantsMore())
            places.insert(stream->place());
    }
    followed.areKeysDue = false;
    questions.places = places.values();
    questions.keys = keys.values();
    return questions;
}

void ChangeStreams::onRead(const ShopId &shop, const Result<ChangeNews> &news)
{
    const auto found = m_followed.find(shop);
    found->isBeingRead = false;
    if (found->streams.empty()) {
        m_followed.erase(found);
        if (m_followed.isEmpty())
            m_ticking.stop();
        return;
    }
    const QString trouble = news ? QString() : news.error().message;
    if (trouble != m_trouble && !news)
        qCWarning(logApi).noquote() << "changes could not be read for streams:" << trouble;
    m_trouble = trouble;
    if (!news) {
        found->areKeysDue = true; // The keys to check were lost: the next tick checks all of them.
        return;
    }
    hand(*news, *found);
    read(shop); // For changes committed meanwhile, and those that did not fit.
}

void ChangeStreams::hand(const ChangeNews &news, Followed &followed)
{
    for (ChangeStream *stream : followed.streams) {
        const auto part = news.parts.find(stream->place());
        if (part != news.parts.end() && stream->wantsMore())
            stream->goOn(*part);
        const QByteArray refusal = news.refusedKeys.value(stream->plan().keyHash);
        if (!refusal.isEmpty())
            stream->close(refusal);
    }
}

} // namespace stemdesk
