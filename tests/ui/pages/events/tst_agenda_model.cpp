#include "ui/pages/events/agenda_model.h"

#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"

#include <QSignalSpy>
#include <QTest>

namespace stemdesk::agenda_model_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Names of events, one read at a time.
class Names : public AgendaModel {
public:
    explicit Names(UiContext &context) : AgendaModel(context, {.page = 1}) {}
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        return index.isValid() && role == Qt::DisplayRole ? eventAt(index.row()).name : QVariant();
    }
};

class TestAgendaModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Events without a date are read before the others, so that one which is given a date between is met twice.
    void eventThatIsGivenADateMeanwhileStandsThereOnce()
    {
        UiShop shop;
        const EventId event = shop.services().events.create({.name = u"Gala"_s})->event.id;
        Names model(shop.context());
        model.setFilter({.range = EventRange::All});
        model.setLive(true);
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(model.canFetchMore({}));
        const Instant start = shop.shop().now();
        QVERIFY(shop.services().events.patch(event, {.venueStart = std::optional(start)}));

        QSignalSpy listed(&model, &AgendaModel::listed);
        model.fetchMore({});

        QTRY_VERIFY(!listed.isEmpty());
        QCOMPARE(model.rowCount(), 1);
        QTRY_COMPARE(model.eventAt(0).venueStart, start); // Read again by itself.
        QCOMPARE(model.rowCount(), 1);
    }
};

STEMDESK_TEST(TestAgendaModel)

} // namespace stemdesk::agenda_model_test

#include "tst_agenda_model.moc"
