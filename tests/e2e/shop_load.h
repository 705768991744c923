#pragma once

#include "tests/e2e/shop_client.h"

#include <QJsonObject>
#include <QSet>

#include <memory>
#include <vector>

namespace stemdesk {

/// Clients that use one shop through several servers at once, and the checks afterwards.
class ShopLoad {
public:
    ShopLoad(QList<ServerPlace> servers, QByteArray key);
    ~ShopLoad();
    Q_DISABLE_COPY_MOVE(ShopLoad)

    void start(int clients);
    /// Stops once pending requests are answered. This thread's events are processed meanwhile.
    void stop();

    /// The last server's answer to a GET.
    QJsonObject get(const QByteArray &path) const;
    /// The paths of all rows of a list; `id` is the name of the ids.
    QSet<QByteArray> pathsOf(const QByteArray &list, const QString &id) const;
    /// The deliveries of a subscription, and the state of each.
    QHash<QByteArray, QString> deliveries(const QByteArray &subscription) const;

    /// Wrong answers, acknowledged writes that are missing, and duplicates. Prints the totals.
    QByteArrayList wrongs() const;

private:
    template <class Take>
    void eachRow(const QByteArray &list, Take take) const;
    QByteArrayList wrongsOf(const ShopClient::Tally &tally) const;

    QList<ServerPlace> m_servers;
    QByteArray m_key;
    std::vector<std::unique_ptr<ShopClient>> m_clients;
    QList<ShopClient::Tally> m_tallies;
};

} // namespace stemdesk
