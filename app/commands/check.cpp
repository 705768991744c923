#include "app/commands/commands.h"
#include "app/commands/shop_session.h"
#include "app/console.h"
#include "core/services/check_service.h"

#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString lineOf(const CheckFinding &finding)
{
    const QString whose = finding.shop.isNull() ? u"database"_s : QString::fromLatin1(finding.shop.text());
    return whose + u'\t' + finding.sentence + u'\n';
}

} // namespace

int runCheck(const Arguments &arguments)
{
    const auto session = FolderSession::open(arguments);
    if (!session)
        return failed(session.error());
    std::optional<ProgressLine> line(std::in_place);
    CheckService service(
        *(*session)->services, [](const CheckFinding &finding) { print(lineOf(finding)); },
        [&](const CheckStep &step) { line->show(step.what, step.done); });
    const Result<CheckExtent> extent = service.check();
    line.reset();
    if (!extent)
        return failed(extent.error());
    for (const QString &machine : extent->machines)
        print(u"worker\t"_s + machine + u'\n');
    const QString result = extent->findings == 0 ? u"Nothing is wrong."_s : u"Findings: %1."_s.arg(extent->findings);
    print(u"Checked shops: %1, events: %2, lines: %3, price lists: %4. %5\n"_s.arg(extent->shops)
              .arg(extent->events)
              .arg(extent->lines)
              .arg(extent->priceLists)
              .arg(result));
    if (extent->findings == 0)
        return 0;
    return failed(
        u"Something is wrong in the database; standard output says what. Findings: %1."_s.arg(extent->findings));
}

} // namespace stemdesk
