#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace stemdesk {

class ServiceContext;
class Services;

/// A problem that a check found, in plain words.
struct CheckFinding {
    ShopId shop; ///< Null: the database itself.
    QString sentence;
};

/// How much a check has covered.
struct CheckExtent {
    int shops = 0;
    int events = 0;
    int lines = 0;
    int priceLists = 0;
    int findings = 0;
    QStringList machines; ///< One description per machine, if the tables are distributed.
};

/// The current step of a check.
struct CheckStep {
    QString what;
    qint64 done = 0;
};

/// Verifies a database: runs the engine's integrity check, compares its tables with those of the migrations, checks
/// whether the program could have stored each row, then recomputes every shop's totals, counts, order, search index and
/// change feed. Changes nothing and blocks no one: it reads in slices with a snapshot each, and each search index in
/// one pass, so that a program can work at the same time.
class CheckService {
public:
    using Report = std::function<void(const CheckFinding &)>;

    using Watch = std::function<void(const CheckStep &)>;

    /// Calls `report` with each finding as it is made, and `watch` now and then with the rows that are done.
    CheckService(Services &services, Report report, Watch watch = {})
        : m_services(services), m_report(std::move(report)), m_watch(std::move(watch))
    {}

    /// Fails only if the check itself was not possible; a part too damaged to read is a finding.
    Result<CheckExtent> check();
    /// Checks these shops only, without the engine's check.
    Result<CheckExtent> check(const QList<ShopId> &shops);

private:
    void find(const ShopId &shop, const QString &sentence);
    void note(const QString &what, qint64 done) const;
    Status damageOr(const Status &status, const ShopId &shop, const QString &what);
    Status checkEngine();
    Status checkEach(const QList<ShopId> &shops);
    Status checkShop(const ServiceContext &context);
    Status checkEvents(const ServiceContext &context);
    Status checkPriceLists(const ServiceContext &context);
    Status checkSearch(const QList<ShopId> &shops, const QByteArray &table);
    Status checkInvoices(const ServiceContext &context);
    Status checkJournal(const ServiceContext &context);
    Status checkFeed(const ServiceContext &context);

    Services &m_services;
    Report m_report;
    Watch m_watch;
    CheckExtent m_extent;
};

} // namespace stemdesk
