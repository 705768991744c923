#include "core/services/change_bus.h"
#include "core/storage/engine/session.h"
#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <atomic>

namespace stemdesk::committed_answers_test {

/// The answer to a write shows what was committed, whatever others write before it is sent.
class CommittedAnswersTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatOthersDoNextIsNotInIt_data();
    void whatOthersDoNextIsNotInIt();

private:
    bool isAllNamed(const QByteArray &text) const;

    std::atomic<int> m_renamed = 0; ///< How often; the server's threads count.
};

/// Another client renames everything right after each commit.
void CommittedAnswersTest::initTestCase()
{
    m_fixture = std::make_unique<ApiFixture>();
    const auto renameAll = [this] { m_renamed += isAllNamed("Meanwhile") ? 1 : 0; };
    connect(&m_fixture->test().bus(), &ChangeBus::committed, &m_fixture->test().bus(), renameAll, Qt::DirectConnection);
}

/// Works on any thread, and without the services, so that nothing is announced.
bool CommittedAnswersTest::isAllNamed(const QByteArray &text) const
{
    const auto session = Session::open(m_fixture->test().driver());
    bool isDone = session.has_value();
    for (const char *column :
         {"supplier set name", "product set name", "variant set name", "price_list set name", "tax_group set name",
          "event set name", "event_group set name", "event_item set notes", "contact set name", "task set title",
          "payment set note", "colour set name", "category set name", "quote set note"})
        isDone = isDone && (*session)->run("update " + QByteArray(column) + " = '" + text + '\'');
    return isDone;
}

void CommittedAnswersTest::whatOthersDoNextIsNotInIt_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const QByteArray &method, const QByteArray &path, const QByteArray &body) {
        QTest::newRow((method + ' ' + path).constData()) << method << "/api/v1" + path << body;
    };
    const QByteArray named = R"({"name":"Now"})";
    row("PATCH", "/suppliers/<sup>", named);
    row("POST", "/suppliers", named);
    row("POST", "/suppliers/<sup>/archive", "{}");
    row("POST", "/suppliers/<sup>/unarchive", "{}");
    row("PATCH", "/colors/<col>", named);
    row("POST", "/colors", R"({"name":"Now too","hex":"#102030"})");
    row("PATCH", "/categories/<cat>", named);
    row("POST", "/categories", R"({"name":"Now too"})");
    row("PATCH", "/products/<prod>", named);
    row("PATCH", "/products/<prod>/variants/<var>", named);
    row("PATCH", "/price-lists/<pl>", named);
    row("POST", "/price-lists", R"({"name":"Now","productType":"flower","date":"2026-01-01","taxMultiplier":1})");
    row("PATCH", "/price-lists/<pl>/entries/<pe>", R"({"unitCostExclTax":3})");
    row("POST", "/price-lists/<pl>/entries", R"({"variantId":"<var>","unitCostExclTax":4})");
    row("PATCH", "/tax-groups/<tax>", named);
    row("POST", "/tax-groups", R"({"name":"Now","rate":0.1})");
    row("PATCH", "/events/<evt>", named);
    row("POST", "/events",
        R"({"name":"Now","groups":[{"name":"Now","items":[{"variantId":"<var>","quantity":1,"notes":"Now"}]}]})");
    row("PATCH", "/events/<evt>/groups/<grp>", named);
    row("POST", "/events/<evt>/groups", named);
    row("PATCH", "/events/<evt>/groups/<grp>/items/<item>", R"({"notes":"Now"})");
    row("POST", "/events/<evt>/groups/<grp>/items", R"({"variantId":"<var>","quantity":2,"notes":"Now"})");
    row("PATCH", "/contacts/<con>", named);
    row("POST", "/contacts", named);
    row("POST", "/tasks", R"({"title":"Now","on":"2026-05-01"})");
    row("PATCH", "/events/<evt>/payments/<pay>", R"({"note":"Now"})");
    row("POST", "/events/<evt>/payments", R"({"amount":1,"paidOn":"2026-05-01","note":"Now"})");
    row("POST", "/events/<evt>/quotes", R"({"note":"Now"})");
    row("POST", "/suppliers", R"({"items":[{"supplierId":"<sup>","name":"Now"}]})");
}

void CommittedAnswersTest::whatOthersDoNextIsNotInIt()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, body);
    QVERIFY(isAllNamed("Before"));
    const int before = m_renamed;

    const Answer answer = api().request(method, filled(path), filled(body));

    QVERIFY2(answer.status == 200 || answer.status == 201, answer.body.constData());
    QVERIFY(m_renamed > before);
    QVERIFY2(!answer.body.contains("Meanwhile"), answer.body.constData());
}

STEMDESK_GUILESS_TEST(CommittedAnswersTest)

} // namespace stemdesk::committed_answers_test

#include "tst_committed_answers.moc"
