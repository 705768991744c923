#pragma once

#include "core/http/message.h"

#include <QByteArray>
#include <QList>

#include <array>
#include <deque>
#include <memory>
#include <utility>
#include <vector>

namespace stemdesk::http {

/// Finds the number of a route by method and path: a tree of path segments. The core of RouteTable.
class RouteTree {
public:
    struct Match {
        int route = -1; ///< -1 if the path or the method is unknown.
        QList<QByteArray> parameters;
        QByteArray allow; ///< The methods of a path that exists, without the one asked for.
    };

    RouteTree();
    ~RouteTree();
    RouteTree(RouteTree &&) noexcept;
    RouteTree &operator=(RouteTree &&) noexcept;
    RouteTree(const RouteTree &) = delete;
    RouteTree &operator=(const RouteTree &) = delete;

    void add(Method method, QByteArrayView pattern, int route);
    Match match(Method method, QByteArrayView path) const;

private:
    struct Node;
    std::unique_ptr<Node> m_root;
};

/// Endpoints by method and path pattern ("/api/v1/events/{id}"). Paths are compared byte by byte in their encoded form:
/// a trailing slash is significant, %2F is not a slash, and an empty segment matches no parameter. A literal segment
/// wins over a parameter. HEAD falls back to GET.
template <class Endpoint>
class RouteTable {
public:
    struct Route {
        Method method;
        QByteArray pattern;
        Endpoint endpoint;
    };
    struct Match {
        const Endpoint *endpoint = nullptr; ///< Valid as long as the table.
        QList<QByteArray> parameters; ///< The segments at the pattern's braces, in order, still encoded.
        QByteArray allow; ///< If the path exists without this method: "GET, HEAD, PATCH".
        const Route *route = nullptr;
    };

    /// Each method and pattern may be added once.
    void add(Method method, QByteArrayView pattern, Endpoint endpoint)
    {
        m_tree.add(method, pattern, int(m_routes.size()));
        m_routes.push_back({method, pattern.toByteArray(), std::move(endpoint)});
    }

    Match match(Method method, QByteArrayView encodedPath) const
    {
        RouteTree::Match found = m_tree.match(method, encodedPath);
        if (found.route < 0)
            return {.allow = std::move(found.allow)};
        const Route &route = m_routes[size_t(found.route)];
        return {.endpoint = &route.endpoint, .parameters = std::move(found.parameters), .route = &route};
    }

    /// In the order they were added.
    const std::deque<Route> &routes() const { return m_routes; }

private:
    RouteTree m_tree;
    std::deque<Route> m_routes;
};

} // namespace stemdesk::http
