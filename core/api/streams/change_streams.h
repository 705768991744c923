#pragma once

#include "core/api/streams/change_stream.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <vector>

namespace stemdesk {

class ChangeBus;

/// The open streams of one server, on its thread: lets a worker read new changes for all streams of a shop at once, and
/// distributes them. No stream occupies a worker.
class ChangeStreams : public QObject {
    Q_OBJECT

public:
    ChangeStreams(const ChangeBus &bus, const Streaming &streaming, Clock now, QObject *parent);

    void add(ChangeStream &stream);
    void remove(ChangeStream &stream);
    /// Reads what the streams of the shop want; if a read is running already, afterwards.
    void read(const ShopId &shop);

private:
    struct Followed {
        std::vector<ChangeStream *> streams; ///< Owned by their connections.
        bool isBeingRead = false;
        bool hasNews = false; ///< Something was committed since the last read began.
        bool areKeysDue = false; ///< One of them may no longer be good.
    };

    void onCommitted(const Changes &changes);
    void onTick();
    void onRead(const ShopId &shop, const Result<ChangeNews> &news);
    static ChangeQuestions questionsOf(Followed &followed);
    static void hand(const ChangeNews &news, Followed &followed);

    const Streaming &m_streaming;
    const Clock m_now;
    QHash<ShopId, Followed> m_followed;
    QTimer m_ticking{this}; // A child, so that it moves to another thread with this object.
    QElapsedTimer m_clock;
    QString m_trouble; // Logged once.
};

} // namespace stemdesk
