#include "ui/cells/typed_cells.h"

#include "core/base/error.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::typed_cells_test {

using namespace stemdesk::ui;

namespace {

constexpr TypedCells<int>::Cell kCell{1, 2};
constexpr TypedCells<int>::Cell kOther{1, 3};
const QString kStored = u"10"_s;

} // namespace

class TestTypedCells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_cells = {}; }

    void whatIsTypedIsPendingUntilItIsStored()
    {
        const int serial = m_cells.handOver(kCell, {.text = u"12"_s});
        QCOMPARE(shown(), u"12"_s);
        QVERIFY(is(PendingRole));

        m_cells.answer(serial, {});

        QVERIFY(!m_cells.find(kCell));
        QCOMPARE(shown(), kStored);
        QVERIFY(!is(PendingRole));
    }

    void refusalStaysWithItsReason()
    {
        QVERIFY(m_cells.answer(m_cells.handOver(kCell, {.text = u"12"_s}), invalid(u"phone"_s, u"No number."_s)));

        QCOMPARE(shown(), u"12"_s);
        QVERIFY(!is(PendingRole));
        QVERIFY(!data(ErrorRole).toString().isEmpty());
        QVERIFY(!data(TheirsRole).isValid());
    }

    void theSecondIsRefusedAfterTheFirstIsStored()
    {
        const int first = m_cells.handOver(kCell, {.text = u"12"_s});
        const int second = m_cells.handOver(kCell, {.text = u"13"_s});

        m_cells.answer(first, {});
        QCOMPARE(shown(), u"13"_s);
        QVERIFY(is(PendingRole));

        QVERIFY(m_cells.answer(second, invalid(u"phone"_s, u"No number."_s)));
        QCOMPARE(shown(), u"13"_s);
        QVERIFY(!data(ErrorRole).toString().isEmpty());
    }

    void theSecondIsRefusedThenTheFirst()
    {
        const int first = m_cells.handOver(kCell, {.text = u"12"_s});
        const int second = m_cells.handOver(kCell, {.text = u"13"_s});

        QVERIFY(m_cells.answer(second, stale()));
        QVERIFY(!m_cells.answer(first, invalid(u"phone"_s, u"No number."_s)));

        QCOMPARE(shown(), u"13"_s);
        QCOMPARE(data(ErrorRole).toString(), errorText(stale()));
    }

    void theSecondDecidesWhereTheFirstIsRefused()
    {
        const int first = m_cells.handOver(kCell, {.text = u"12"_s});
        const int second = m_cells.handOver(kCell, {.text = u"13"_s});

        QVERIFY(!m_cells.answer(first, invalid(u"phone"_s, u"No number."_s)));
        QVERIFY(is(PendingRole));
        QVERIFY(data(ErrorRole).toString().isEmpty());

        m_cells.answer(second, {});
        QCOMPARE(shown(), kStored);
    }

    void bothValuesOfAStaleOneAreKnown()
    {
        m_cells.answer(m_cells.handOver(kCell, {.text = u"12"_s, .value = 12.0}), stale());

        QCOMPARE(data(Qt::EditRole), QVariant(12.0));
        QCOMPARE(data(TheirsRole), QVariant(kStored));
        QCOMPARE(data(TheirsTextRole), QVariant(u"as it is shown"_s));
    }

    void whatCannotBeHandedOverIsKeptOverWhatIsOnItsWay()
    {
        const int serial = m_cells.handOver(kCell, {.text = u"12"_s});
        m_cells.refuse(kCell, u"a dozen"_s, u"No number."_s);

        m_cells.answer(serial, {});

        QCOMPARE(shown(), u"a dozen"_s);
        QCOMPARE(data(ErrorRole).toString(), u"No number."_s);
    }

    void givingARefusalUpShowsWhatIsOnItsWay()
    {
        m_cells.handOver(kCell, {.text = u"12"_s});
        m_cells.refuse(kCell, u"a dozen"_s, u"No number."_s);

        m_cells.settle(kCell);

        QCOMPARE(shown(), u"12"_s);
        QVERIFY(is(PendingRole));
    }

    /// A user who types the old value again wants it back, even if it is still stored.
    void theStoredValueIsNewsWhileAnotherIsOnItsWay()
    {
        QVERIFY(!m_cells.isChanged(kCell, kStored, kStored));

        m_cells.handOver(kCell, {.text = u"12"_s});

        QVERIFY(m_cells.isChanged(kCell, kStored, kStored));
        QVERIFY(!m_cells.isChanged(kCell, u"12"_s, kStored));
    }

    void cellsThatAreChangedTogetherAreAnsweredTogether()
    {
        const int both = m_cells.handOver({{kCell, {.text = u"12"_s}}, {kOther, {.text = u"13"_s}}});
        const int later = m_cells.handOver(kOther, {.text = u"14"_s});

        QVERIFY(m_cells.answer(both, stale()));

        QVERIFY(m_cells.find(kCell)->isStale);
        QVERIFY(m_cells.find(kOther)->reason.isEmpty());
        m_cells.answer(later, {});
        QVERIFY(!m_cells.find(kOther));
    }

private:
    QVariant data(int role) const
    {
        return m_cells.data(kCell, role, [this](int wanted) {
            return wanted == TheirsTextRole ? QVariant(u"as it is shown"_s) : QVariant(kStored);
        });
    }
    QString shown() const { return data(Qt::DisplayRole).toString(); }
    bool is(int role) const { return data(role).toBool(); }

    TypedCells<int> m_cells;
};

STEMDESK_APPLESS_TEST(TestTypedCells)

} // namespace stemdesk::typed_cells_test

#include "tst_typed_cells.moc"
