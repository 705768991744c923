#pragma once

#include <QAnyStringView>

#include <algorithm>
#include <span>

namespace stemdesk::ui {

/// A row of a table of texts: what the window says for a name or code. The table stands in a class with
/// Q_DECLARE_TR_FUNCTIONS, so that QT_TR_NOOP knows its context.
struct Wording {
    const char *name;
    const char *text;
};

/// The text for `name`; nullptr if the table has none.
inline const char *wordingOf(std::span<const Wording> table, QAnyStringView name)
{
    const auto row =
        std::ranges::find_if(table, [name](const Wording &each) { return name == QAnyStringView(each.name); });
    return row == table.end() ? nullptr : row->text;
}

} // namespace stemdesk::ui
