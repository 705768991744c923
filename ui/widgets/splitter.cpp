#include "ui/widgets/splitter.h"

#include "ui/theme/metrics.h"

#include <utility>

namespace stemdesk::ui {

Splitter::Splitter(const QString &name, SplitterMemory memory, Qt::Orientation orientation, QWidget *parent)
    : QSplitter(orientation, parent), m_memory(std::move(memory))
{
    setObjectName(name);
    // Qt widens the grip of a handle this thin beyond what is painted.
    setHandleWidth(metric::kHairline);
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        if (m_memory.save)
            m_memory.save(objectName(), saveState());
    });
}

void Splitter::showEvent(QShowEvent *event)
{
    if (!m_restored && m_memory.load) {
        const QByteArray state = m_memory.load(objectName());
        if (!state.isEmpty() && restoreState(state))
            setHandleWidth(metric::kHairline);
    }
    m_restored = true;
    QSplitter::showEvent(event);
}

} // namespace stemdesk::ui
