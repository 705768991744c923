#pragma once

#include <QList>
#include <QStackedWidget>

#include <functional>

namespace stemdesk::ui {

/// Parts of which one is shown, each made when it is wanted for the first time: most are not, on most days.
class LazyStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit LazyStack(QWidget *parent = nullptr);

    /// Behind those that are there. What `make` gives is best made as this stack's child: moving it here when it is
    /// whole has it styled again.
    void add(std::function<QWidget *()> make) { m_parts.append({std::move(make), nullptr}); }

    /// Makes it where it is not there yet.
    QWidget *part(int place);
    void open(int place) { setCurrentWidget(part(place)); }

    /// The size of the shown part: parts shown earlier do not widen the window.
    QSize minimumSizeHint() const override;

private:
    struct Part {
        std::function<QWidget *()> make;
        QWidget *made = nullptr;
    };

    QList<Part> m_parts;
};

} // namespace stemdesk::ui
