#include "ui/widgets/layout/lazy_stack.h"

namespace stemdesk::ui {

QWidget *LazyStack::part(int place)
{
    Part &part = m_parts[place];
    if (!part.made) {
        part.made = part.make();
        addWidget(part.made);
    }
    return part.made;
}

} // namespace stemdesk::ui
