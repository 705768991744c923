#include "ui/delegates/spoken_cell.h"

#include "ui/delegates/cell_roles.h"

#include <QStringList>
#include <QVariant>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

QString spokenCell(const std::function<QVariant(int role)> &said)
{
    QStringList parts;
    for (const int role : {int(Qt::DisplayRole), int(QuietTextRole), int(ChipTextRole), int(ErrorRole)})
        parts.append(said(role).toString());
    parts.insert(2, said(ColourNamesRole).toStringList().join(u", "_s));
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace stemdesk::ui
