#include "core/api/streams/file_stream.h"

#include "core/api/answers.h"
#include "core/base/log.h"
#include "core/base/version.h"
#include "core/services/change_feed.h"

#include <exception>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The wait for a thread. Long, because the client already has the beginning of the file.
constexpr std::chrono::seconds kWait{60};

Result<QByteArray> partOf(FileParts &file, Services &services, const Tenant &tenant)
{
    try {
        return file.next(services.forShop(tenant));
    } catch (const std::exception &error) {
        return internal(QString::fromUtf8(error.what()));
    }
}

/// A tag for everything that the file may contain: it stays the same while nothing in the shop changes. Weak, because a
/// change during the read may already appear in later rows.
Result<QByteArray> tagOf(const Call &call)
{
    const ChangeFeed &feed = call.shop.feed;
    const QList<FeedHistory> histories = TRY(feed.histories());
    const FeedHistory &present = histories.constLast();
    return "W/" + etagOf(call.listName() + present.name + QByteArray::number(present.lastSeq) + programVersion());
}

} // namespace

FileStream::FileStream(std::unique_ptr<FileParts> file, const Tenant &tenant, const Streaming &streaming)
    : m_tenant(tenant), m_streaming(streaming), m_file(std::move(file))
{}

void FileStream::start(std::function<void()> wake)
{
    m_wake = std::move(wake);
    readMore();
}

void FileStream::readMore()
{
    const auto deliver = [self = shared_from_this()](const Result<QByteArray> &part) {
        QMetaObject::invokeMethod(
            self->m_streaming.home, [self, part] { self->onRead(part); }, Qt::QueuedConnection);
    };
    m_streaming.post(RequestQueue::Document,
                     {.shop = m_tenant.shop,
                      .deadline = WorkQueue::Clock::now() + kWait,
                      .run =
                          [this, deliver](Services &services, std::chrono::milliseconds) {
                              deliver(partOf(*m_file, services, m_tenant));
                              return WorkQueue::TaskResult::Done;
                          },
                      .onTimeout = [deliver] { deliver(unavailable("overloaded", u"It waited for too long."_s)); }});
}

void FileStream::onRead(const Result<QByteArray> &part)
{
    if (part) {
        m_part = *part;
        m_state = m_file->isDone() ? State::Ended : State::Open;
    } else {
        qCWarning(logApi).noquote() << "a file was cut off:" << part.error().message;
        m_state = State::Broken;
    }
    m_wake();
}

QByteArray FileStream::take()
{
    QByteArray part = std::exchange(m_part, {});
    if (!part.isEmpty() && m_state == State::Open)
        readMore();
    return part;
}

Result<http::Response> streamedFile(const Call &call, const QByteArray &contentType, std::unique_ptr<FileParts> file)
{
    const Result<QByteArray> tag = tagOf(call);
    if (!tag)
        return tag.error();
    http::Response answer = readAnswer(call.request, {}, *tag);
    if (answer.status != 200)
        return answer;
    answer.contentType = contentType;
    answer.stream = std::make_shared<FileStream>(std::move(file), call.owner.tenant, call.streaming);
    return answer;
}

} // namespace stemdesk
