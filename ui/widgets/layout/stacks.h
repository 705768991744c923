#pragma once

#include <QList>
#include <QStackedWidget>

#include <functional>

namespace stemdesk::ui {

class EmptyState;

/// Parts of which one is shown, each created when it is first needed, because most are not, on most days.
class LazyStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit LazyStack(QWidget *parent = nullptr);

    /// Appends a part. `make` should create it as this stack's child: moving it here when it is complete would style it
    /// again.
    void add(std::function<QWidget *()> make) { m_parts.append({std::move(make), nullptr}); }

    /// Makes it where it is not there yet.
    QWidget *part(int place);
    void open(int place) { showPart(part(place)); }
    /// Brings every page, tab and other part that the widget is in to the front, from the outermost to the innermost.
    static void reveal(QWidget &widget);

    /// The size of the current part: parts shown earlier do not widen the window.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Something in this part is to be seen: what chooses the parts, such as tabs, should choose it.
    void partWanted(int place);

protected:
    /// Makes it the current part, in the look of the current scheme.
    void showPart(QWidget *part);

private:
    struct Part {
        std::function<QWidget *()> make;
        QWidget *made = nullptr;
    };

    int placeOf(const QWidget &widget) const;

    QList<Part> m_parts;
};

/// A list, and what replaces it while it has no rows: how to add the first one, or that nothing matches.
class ListStack : public QStackedWidget {
    Q_OBJECT

public:
    /// Owns both. `none` is shown if a search or filter finds nothing; empty if there is neither.
    ListStack(QWidget *list, EmptyState *first, const QString &none = {});

    /// Without rows, `isNarrowed` decides which text is shown.
    void showFor(int rows, bool isNarrowed = false);

private:
    QWidget *m_list;
    EmptyState *m_first;
    EmptyState *m_none = nullptr;
};

} // namespace stemdesk::ui
