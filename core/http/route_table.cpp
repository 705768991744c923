#include "core/http/route_table.h"

#include <algorithm>

namespace stemdesk::http {

/// One segment of the patterns and what may follow it.
struct RouteTree::Node {
    QByteArray segment;
    std::vector<std::unique_ptr<Node>> literals;
    std::unique_ptr<Node> parameter;
    std::array<int, kMethodCount> routes{-1, -1, -1, -1, -1, -1, -1};

    bool isEnd() const
    {
        return std::ranges::any_of(routes, [](int route) { return route >= 0; });
    }
    const Node *literal(QByteArrayView text) const
    {
        const auto found = std::ranges::find_if(literals, [text](const auto &node) { return node->segment == text; });
        return found == literals.end() ? nullptr : found->get();
    }
    Node &child(QByteArrayView text)
    {
        if (text.startsWith('{')) {
            if (!parameter)
                parameter = std::make_unique<Node>();
            return *parameter;
        }
        const auto known = std::ranges::find_if(literals, [text](const auto &node) { return node->segment == text; });
        if (known != literals.end())
            return **known;
        literals.push_back(std::make_unique<Node>());
        literals.back()->segment = text.toByteArray();
        return *literals.back();
    }
    /// The node at the end of `path`, whose parameters are stored in `parameters`; nullptr if there is none.
    const Node *find(QByteArrayView path, QList<QByteArray> &parameters) const
    {
        if (path.isEmpty())
            return isEnd() ? this : nullptr;
        const QByteArrayView rest = path.sliced(1);
        const qsizetype slash = rest.indexOf('/');
        const QByteArrayView text = slash < 0 ? rest : rest.first(slash);
        const QByteArrayView behind = slash < 0 ? QByteArrayView() : rest.sliced(slash);
        if (const Node *next = literal(text)) {
            if (const Node *found = next->find(behind, parameters))
                return found;
        }
        if (!parameter || text.isEmpty())
            return nullptr;
        parameters.append(text.toByteArray());
        const Node *found = parameter->find(behind, parameters);
        if (!found)
            parameters.removeLast();
        return found;
    }
    int routeOf(Method method) const
    {
        const int own = routes[size_t(method)];
        return own < 0 && method == Method::Head ? routes[size_t(Method::Get)] : own;
    }
    QByteArray allow() const
    {
        QByteArray names;
        for (int i = 0; i < kMethodCount; ++i) {
            if (routeOf(Method(i)) >= 0)
                names.append(names.isEmpty() ? "" : ", ").append(methodName(Method(i)));
        }
        return names;
    }
};

RouteTree::RouteTree() : m_root(std::make_unique<Node>()) {}
RouteTree::~RouteTree() = default;
RouteTree::RouteTree(RouteTree &&) noexcept = default;
RouteTree &RouteTree::operator=(RouteTree &&) noexcept = default;

void RouteTree::add(Method method, QByteArrayView pattern, int route)
{
    Q_ASSERT(pattern.startsWith('/'));
    Node *node = m_root.get();
    for (QByteArrayView rest = pattern; !rest.isEmpty();) {
        rest = rest.sliced(1);
        const qsizetype slash = rest.indexOf('/');
        node = &node->child(slash < 0 ? rest : rest.first(slash));
        rest = slash < 0 ? QByteArrayView() : rest.sliced(slash);
    }
    Q_ASSERT(node->routes[size_t(method)] < 0);
    node->routes[size_t(method)] = route;
}

RouteTree::Match RouteTree::match(Method method, QByteArrayView path) const
{
    Match match;
    if (!path.startsWith('/'))
        return match;
    const Node *node = m_root->find(path, match.parameters);
    if (!node)
        return match;
    match.route = node->routeOf(method);
    if (match.route < 0)
        match.allow = node->allow();
    return match;
}

} // namespace stemdesk::http
