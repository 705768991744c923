#include "core/services/image_service.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/plan_watch.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::image_service_test {

class TestImageService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsAPictureForItsShop();
    void readsByIndex();
    void eventsNameImagesTheyMay_data();
    void eventsNameImagesTheyMay();
    void namedOnesAreReadInOrderAndComeBack();
    void whatIsNamedAlreadyIsNotAskedFor();

private:
    ShopServices &shop() { return m_test->shop(); }
    /// Replaces `<mine>`, `<theirs>`, `<nobody's>` and `<event>` with ids.
    QStringList filled(const QStringList &entries) const;

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<ShopWithEvent> m_event;
    ImageId m_mine;
    ImageId m_theirs;
};

namespace {

const Image kPicture{.mediaType = "image/webp",
                     .width = 30,
                     .height = 20,
                     .bytes = QByteArray("\0bytes\xff", 7) + QByteArray(70'000, 'x')};

} // namespace

void TestImageService::init()
{
    m_test = std::make_unique<TestShop>();
    m_event = std::make_unique<ShopWithEvent>(shop());
    m_mine = must(shop().images.create(kPicture)).id;
    m_theirs = must(m_test->otherShop().images.create(kPicture)).id;
}

QStringList TestImageService::filled(const QStringList &entries) const
{
    QStringList filled = entries;
    filled.replaceInStrings(u"<mine>"_s, imageReference(m_mine));
    filled.replaceInStrings(u"<theirs>"_s, imageReference(m_theirs));
    filled.replaceInStrings(u"<nobody's>"_s, imageReference(ImageId::create()));
    filled.replaceInStrings(u"<event>"_s, QString::fromLatin1(m_event->event.text()));
    return filled;
}

void TestImageService::keepsAPictureForItsShop()
{
    (void)m_test->takeAnnounced(); // Drop earlier changes.
    m_test->tick();

    const Image made = must(shop().images.create(kPicture));

    QCOMPARE(announced(*m_test), QStringList{u"created images"_s});
    Image expected = kPicture;
    expected.id = made.id;
    expected.createdAt = m_test->now();
    QCOMPARE(made, expected);
    QCOMPARE(must(shop().images.find(made.id)), expected);
    QCOMPARE(m_test->otherShop().images.find(made.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop().images.find(m_theirs).error().kind, Error::Kind::NotFound);
}

void TestImageService::readsByIndex()
{
    if (isOnPostgres())
        QSKIP("It reads SQLite's plans.");
    QStringList many;
    for (int i = 0; i < 20; ++i)
        many += imageReference(must(shop().images.create(kPicture)).id);
    PlanWatch watch;

    QVERIFY(shop().images.find(m_mine));
    QVERIFY(requireImages(m_test->context(), {}, many));

    QCOMPARE(watch.queries().size(), 2);
    QCOMPARE(watch.badSteps(), QStringList());
}

void TestImageService::eventsNameImagesTheyMay_data()
{
    QTest::addColumn<QStringList>("entries");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("its own") << QStringList{u"<mine>"_s} << QByteArray();
    QTest::newRow("elsewhere") << QStringList{u"https://a.example/1.png"_s} << QByteArray();
    QTest::newRow("another shop's") << QStringList{u"<mine>"_s, u"<theirs>"_s} << QByteArray("invalid_imageUrls");
    QTest::newRow("nobody's") << QStringList{u"<nobody's>"_s} << QByteArray("invalid_imageUrls");
    QTest::newRow("an event") << QStringList{u"<event>"_s} << QByteArray("wrong_id_type:expected_images_got_events");
}

void TestImageService::eventsNameImagesTheyMay()
{
    QFETCH(const QStringList, entries);
    QFETCH(const QByteArray, error);
    const QStringList urls = filled(entries);
    const auto codeOf = [](const auto &result) { return result ? QByteArray() : result.error().code; };
    const EventId event = m_event->event;

    QCOMPARE(codeOf(shop().events.create({.name = u"New"_s, .imageUrls = urls})), error);
    QCOMPARE(codeOf(shop().events.patch(event, {.imageUrls = urls})), error);
    QCOMPARE(codeOf(shop().lines.createGroup(event, {.name = u"New"_s, .imageUrls = urls})), error);
    QCOMPARE(codeOf(shop().lines.patchGroup(event, m_event->group, {.imageUrls = urls})), error);
}

void TestImageService::namedOnesAreReadInOrderAndComeBack()
{
    const QStringList urls = filled({u"<mine>"_s, u"https://a.example/1.png"_s, u"<mine>"_s});
    const Event before = m_event->whole();
    const EventPatch patch{.imageUrls = urls};
    QVERIFY(shop().events.patch(before.id, patch, inverse(before, patch)));
    QVERIFY(shop().lines.patchGroup(before.id, m_event->group, {.imageUrls = urls}));
    const Event named = m_event->whole();
    QCOMPARE(named.imageUrls, urls);
    QCOMPARE(named.groups.constFirst().imageUrls, urls);

    const Event removed = must(shop().events.remove(before.id));
    const Event restored = must(shop().events.restore(removed));
    QVERIFY(shop().events.patch(before.id, inverse(before, patch), inverse(restored, patch)));

    QCOMPARE(restored.imageUrls, urls);
    QCOMPARE(restored.groups.constFirst().imageUrls, urls);
    QCOMPARE(m_event->whole().imageUrls, QStringList());
}

void TestImageService::whatIsNamedAlreadyIsNotAskedFor()
{
    const QStringList urls = filled({u"<mine>"_s, u"<theirs>"_s});
    PlanWatch watch;

    QVERIFY(requireImages(m_test->context(), urls, urls));
    QVERIFY(requireImages(m_test->context(), urls, {}));

    QCOMPARE(watch.queries(), QStringList());
}

STEMDESK_GUILESS_TEST(TestImageService)

} // namespace stemdesk::image_service_test

#include "tst_image_service.moc"
