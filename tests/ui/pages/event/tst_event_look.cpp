#include "core/exchange/demo/demo_shop.h"
#include "core/images/image_intake.h"
#include "tests/support/event_shop.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/flowers/flower_field.h"
#include "ui/pages/event/details/details_form.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/event/payments/payments_tab.h"
#include "ui/pages/event/pricing/pricing_form.h"
#include "ui/pages/event/quotes/quotes_tab.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/group_story.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/recipe/recipe_view.h"
#include "ui/pages/event/recipe/replace_panel.h"
#include "ui/pages/event/recipe/unknown_rows.h"
#include "ui/pages/event/summary_panel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"

#include <QBuffer>
#include <QDir>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>

#include <algorithm>

namespace stemdesk::event_look_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// Pictures of the tabs of an event, for looking at.
class TestEventLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void tabsCanBeLookedAt_data();
    void tabsCanBeLookedAt();
    void everyLanguageShowsWhatIsLeftOver_data();
    void everyLanguageShowsWhatIsLeftOver();
    void theSummaryKeepsItsTitle_data() { everyLanguageShowsWhatIsLeftOver_data(); }
    void theSummaryKeepsItsTitle();
    void theSummarysHeadingsAreNotSqueezed();
    void whereThereIsRoomTheFormsHaveTwoColumns();
    void theHeaderSaysThePriceWhereTheSummaryIsNotSeen();
    void theHeaderNamesThePlaceWithoutItsStreet();
    void whatIsLeftOfTheBudgetIsNotTorn();
    void everyTabBeginsUnderTheTitle();
    void oneButtonIsGreen();
    void shortFieldsStandBesideEachOther();
    void travelIsPaidByTheUnitOfTheCountry();

private:
    static void hasTwoColumns(EventForm &form);
    static Image bloom(const QColor &ground, const QColor &petal)
    {
        QImage image(640, 480, QImage::Format_RGB32);
        image.fill(ground);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        for (int i = 0; i < 12; ++i) {
            painter.save();
            painter.translate(320, 240);
            painter.rotate(i * 30);
            painter.setBrush(petal.lighter(100 + i * 3));
            painter.drawEllipse(QPoint(0, 110), 55, 110);
            painter.restore();
        }
        painter.end();
        Image taken{.mediaType = "image/jpeg", .width = 640, .height = 480};
        QBuffer buffer(&taken.bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "JPG");
        return taken;
    }
    static EventId prepared(ShopServices &shop);
    void shot(const QString &name);

    QDir m_folder;
    QString m_suffix;
    std::unique_ptr<EventPage> m_page;
};

void TestEventLook::tabsCanBeLookedAt_data()
{
    QTest::addColumn<Theme::Choice>("scheme");
    QTest::addColumn<QSize>("size");
    QTest::newRow("light-1280x720") << Theme::Choice::Light << QSize(1080, 720); // Beside the rail.
    QTest::newRow("dark-1280x720") << Theme::Choice::Dark << QSize(1080, 720);
    QTest::newRow("dark-1920x1080") << Theme::Choice::Dark << QSize(1720, 1080);
}

EventId TestEventLook::prepared(ShopServices &shop)
{
    const auto events = must(shop.events.list({}, {.limit = 50})).rows;
    Event event = must(shop.events.find(events.constFirst().id));
    for (const Event &each : events) {
        if (each.itemsCount > event.itemsCount)
            event = must(shop.events.find(each.id));
    }
    QStringList names;
    for (const auto &[ground, petal] :
         {std::pair(QColor(0x3d5a45), QColor(0xf2dfd8)), {0x6a5d54, 0xd98f8a}, {0xdfe6da, 0x8b6f9c}})
        names << imageReference(must(shop.images.create(bloom(ground, petal))).id);
    names << u"https://boards.example.com/spring/arch-idea.jpg"_s;
    must(shop.events.patch(event.id,
                           {.descriptionHtml =
                                u"<p>Soft <strong>apricot</strong> and cream, loose and "
                                "<em>gathered</em>.</p><ul><li>No lilies</li><li>Ribbon in silk</li></ul>"_s,
                            .imageUrls = names,
                            .links = QList<EventLink>{{u"Mood board"_s, u"https://boards.example.com/spring"_s}},
                            .pricing = EventPricingPatch{.discount = DiscountPatch{.percent = 5.0}}}));
    const EventGroup &first = event.groups.constFirst();
    must(shop.lines.patchGroup(event.id, first.id,
                               {.fixedPriceIncTax = std::optional(245.0),
                                .description = u"A hand-tied bouquet in apricot and cream, with trailing ribbon."_s,
                                .imageUrls = names.first(2)}));
    shop.setActor(actorKey(u"Web shop"_s));
    must(shop.lines.patchItem(event.id, first.id, first.items.constFirst().id,
                              {.quantity = first.items.constFirst().quantity + 3}));
    shop.setActor(actorWindow());
    must(shop.events.patch(event.id, {.numberOfGuests = 95}));
    return event.id;
}

void TestEventLook::shot(const QString &name)
{
    QTest::qWait(150); // For pictures and layouts to settle.
    QVERIFY(m_page->grab().save(m_folder.filePath(u"event-%1-%2.png"_s.arg(name, m_suffix))));
}

void TestEventLook::tabsCanBeLookedAt()
{
    m_folder = QDir(qEnvironmentVariable("STEMDESK_PICTURES"));
    if (qEnvironmentVariableIsEmpty("STEMDESK_PICTURES"))
        QSKIP("STEMDESK_PICTURES names no folder for the pictures");
    QFETCH(const Theme::Choice, scheme);
    QFETCH(const QSize, size);
    m_suffix = QString::fromLatin1(QTest::currentDataTag());
    const Theme theme(*qApp, scheme);
    UiShop shop;
    QVERIFY(fillWithDemo(shop.services(), shop.shop().now()));
    const EventId event = prepared(shop.services());
    m_page = std::make_unique<EventPage>(shop.context());
    m_page->resize(size);
    m_page->show();
    m_page->open(event);
    shot(u"recipe"_s);
    GroupCard *card = m_page->findChild<RecipeView *>()->cards().constFirst();
    auto *table = card->findChild<TableView *>(u"lines"_s);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, LinesModel::Flower));
    QTest::keyClick(table, Qt::Key_R, Qt::ControlModifier);
    const auto match = must(shop.services().products.search(u"rose 50"_s, 9)).constLast();
    Q_EMIT card->findChild<ReplacePanel *>()->field()->matchChosen(match, std::nullopt);
    m_page->findChild<RecipeView *>()->ensureWidgetVisible(card->findChild<ReplacePanel *>());
    shot(u"replace"_s);
    card->findChild<UnknownRows *>()->add({{u"White tulip"_s, 40}, {u"Olive"_s, 6}});
    m_page->findChild<RecipeView *>()->ensureWidgetVisible(card->findChild<UnknownRows *>());
    shot(u"unknown"_s);
    auto *strip = m_page->findChild<TabStrip *>();
    for (int tab = 1; tab < strip->count(); ++tab) {
        strip->setCurrentIndex(tab);
        shot(u"tab%1"_s.arg(tab));
        for (auto *area : m_page->findChildren<QScrollArea *>()) {
            if (area->isVisible())
                area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        }
        shot(u"tab%1-below"_s.arg(tab));
    }
    m_page.reset();
}

void TestEventLook::everyLanguageShowsWhatIsLeftOver_data()
{
    QTest::addColumn<QLocale>("locale");
    for (const auto &name : {u"en_GB"_s, u"de_DE"_s, u"nl_NL"_s, u"fr_FR"_s, u"es_ES"_s})
        QTest::newRow(qPrintable(name)) << QLocale(name);
}

void TestEventLook::everyLanguageShowsWhatIsLeftOver()
{
    QFETCH(const QLocale, locale);
    const Spoken spoken(locale.name().left(2), locale);
    QVERIFY(spoken.loads());
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    EventPage page(shop.context());
    page.resize(1080, 720); // A window of 1280 x 720.
    page.show();
    page.open(filled.event);

    const auto *table = page.findChild<RecipeView *>()->cards().constFirst()->findChild<TableView *>(u"lines"_s);

    QVERIFY(!table->isColumnHidden(LinesModel::LeftOver));
}

void TestEventLook::theSummaryKeepsItsTitle()
{
    QFETCH(const QLocale, locale);
    const Spoken spoken(locale.name().left(2), locale);
    QVERIFY(spoken.loads());
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    EventPage page(shop.context());
    page.resize(1080, 720);
    page.show();
    page.open(filled.event);
    const auto *summary = page.findChild<SummaryPanel *>();
    QTRY_VERIFY(summary->isVisible());
    const auto *title = summary->findChild<ViewSwitch *>()->parentWidget()->findChild<SectionLabel *>();

    QVERIFY(title && !title->text().isEmpty());
    QTRY_VERIFY(title->width() >= title->fontMetrics().horizontalAdvance(title->text()));
}

/// With a line more than there was room for, the headings lost what is below their lines.
void TestEventLook::theSummarysHeadingsAreNotSqueezed()
{
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    EventPage page(shop.context());
    page.resize(1080, 720);
    page.show();
    page.open(filled.event);
    auto *summary = page.findChild<SummaryPanel *>();
    QTRY_VERIFY(summary->isVisible());

    summary->widget()->resize(summary->widget()->width(), 200);

    for (const SectionLabel *heading : summary->widget()->findChildren<SectionLabel *>(Qt::FindDirectChildrenOnly))
        QVERIFY(!heading->isVisible() || heading->height() >= heading->sizeHint().height());
}

void TestEventLook::whereThereIsRoomTheFormsHaveTwoColumns()
{
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    must(shop.services().quotes.create(filled.event, {}));
    EventDocument document(shop.context());
    DetailsForm details(document);
    QuotesTab quotes(document);
    PaymentsTab payments(document);
    document.open(filled.event);
    for (EventForm *form : std::initializer_list<EventForm *>{&details, &quotes, &payments})
        hasTwoColumns(*form);
}

void TestEventLook::hasTwoColumns(EventForm &form)
{
    form.resize(800, 700);
    form.show();
    QList<Card *> cards;
    const auto areShown = [&] {
        cards = form.findChildren<Card *>();
        cards.removeIf([](const Card *card) { return !card->isVisible(); });
        return cards.size() > 1;
    };
    QTRY_VERIFY(areShown());
    const auto left = [&cards](qsizetype at) { return cards.at(at)->mapTo(cards.at(at)->window(), QPoint()).x(); };
    const auto isVisiblyBelow = [&cards] { return cards.constLast()->y() > cards.constFirst()->y(); };
    QTRY_VERIFY(isVisiblyBelow() && left(cards.size() - 1) == left(0));

    form.resize(1440, 700); // Beside the summary of a window of 1920 x 1080.
    QTRY_VERIFY(left(cards.size() - 1) > cards.constFirst()->width());

    form.resize(800, 700);
    QTRY_COMPARE(left(cards.size() - 1), left(0));
}

void TestEventLook::shortFieldsStandBesideEachOther()
{
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    EventDocument document(shop.context());
    PricingForm form(document);
    form.resize(800, 700);
    form.show();
    document.open(filled.event);
    const auto place = [&form](const QString &name) {
        for (const FormRow *row : form.findChildren<FormRow *>()) {
            if (row->field()->accessibleName() == name)
                return row->mapTo(&form, QPoint());
        }
        return QPoint();
    };

    QTRY_COMPARE(place(u"Share"_s).y(), place(u"Hours"_s).y());
    QVERIFY(place(u"Hours"_s).x() > place(u"Share"_s).x());
    QVERIFY(place(u"Hourly rate"_s).y() > place(u"Hours"_s).y());
}

void TestEventLook::travelIsPaidByTheUnitOfTheCountry()
{
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    EventDocument document(shop.context());
    PricingForm form(document);
    form.show();
    document.open(filled.event);
    const auto has = [&form](const QString &name) {
        return std::ranges::any_of(form.findChildren<FormRow *>(),
                                   [&](const FormRow *row) { return row->field()->accessibleName() == name; });
    };

    for (const auto &[country, unit] : {std::pair(u"IE"_s, u"kilometre"_s), std::pair(u"US"_s, u"mile"_s)}) {
        shop.context().shop.country = country;
        must(shop.services().events.patch(filled.event, {.notes = country}));
        QTRY_VERIFY2(has(u"Travel: Per "_s + unit), qPrintable(country));
    }
}

void TestEventLook::theHeaderSaysThePriceWhereTheSummaryIsNotSeen()
{
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    EventPage page(shop.context());
    page.resize(1080, 720);
    page.show();
    page.open(filled.event);
    const double price = must(shop.services().events.find(filled.event)).totals.customerPriceIncTax;
    const auto isInHeader = [&page, text = moneyText(price, shop.context().shop.currency)] {
        const auto labels = page.findChild<PageHeader *>()->findChildren<TextLabel *>();
        return std::ranges::any_of(
            labels, [&](const TextLabel *label) { return label->isVisible() && label->text().startsWith(text); });
    };
    QVERIFY(price > 0);
    QVERIFY(!isInHeader());

    page.resize(900, 700); // The summary is folded.
    QTRY_VERIFY(isInHeader());
    page.resize(1080, 720);
    QTRY_VERIFY(!isInHeader());
    page.findChild<TabStrip *>()->setCurrentIndex(5); // The orders have its place.
    QTRY_VERIFY(isInHeader());
}

void TestEventLook::theHeaderNamesThePlaceWithoutItsStreet()
{
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    must(shop.services().events.patch(
        filled.event,
        {.venueAddress = u"The Linden Hotel\nBath Road, Frome"_s, .numberOfGuests = std::optional<qint64>(150)}));
    EventPage page(shop.context());
    page.open(filled.event);
    const auto labels = page.findChild<PageHeader *>()->findChildren<TextLabel *>();
    QVERIFY(std::ranges::any_of(
        labels, [](const TextLabel *label) { return label->text().contains(u"The Linden Hotel · 150"_s); }));
}

void TestEventLook::whatIsLeftOfTheBudgetIsNotTorn()
{
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    must(shop.services().events.patch(filled.event, {.budget = std::optional(100'000'000.0)}));
    EventPage page(shop.context());
    page.resize(1720, 720);
    page.show();
    page.open(filled.event);
    auto *summary = page.findChild<SummaryPanel *>();
    const auto said = [summary](const QString &end) {
        QStringList lines;
        for (const TextLabel *label : summary->findChildren<TextLabel *>()) {
            if (label->isVisible() && label->text().endsWith(end))
                lines += label->text();
        }
        return lines;
    };
    summary->findChild<QTabBar *>()->setCurrentIndex(1); // Without tax it is in the line of the budget.
    QTRY_COMPARE(said(u" left"_s).size(), 1);
    summary->setFixedWidth(metric::kSidePanelMinimum);
    QTRY_VERIFY(!said(u" left"_s).value(0).contains(u"·"_s));
    summary->setFixedWidth(2 * metric::kSidePanelMinimum);
    QTRY_VERIFY(said(u" left"_s).value(0).contains(u"·"_s));
}

void TestEventLook::everyTabBeginsUnderTheTitle()
{
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    EventPage page(shop.context());
    page.resize(1720, 1080);
    page.show();
    page.open(filled.event);
    const auto left = [&page] {
        const auto cards = page.findChildren<Card *>();
        const auto first = std::ranges::find_if(cards, [](const Card *card) { return card->isVisible(); });
        return first == cards.end() ? -1 : (*first)->mapTo(&page, QPoint()).x();
    };
    auto *strip = page.findChild<TabStrip *>();
    for (int tab = 0; tab < 6; ++tab) {
        strip->setCurrentIndex(tab);
        QTRY_COMPARE(left(), metric::kPageEdge);
    }
}

void TestEventLook::oneButtonIsGreen()
{
    UiShop shop;
    const ShopWithEvent filled(shop.services());
    must(shop.services().events.patch(filled.event, {.clientName1 = u"Ada"_s}));
    must(shop.services().quotes.create(filled.event, {}));
    EventPage page(shop.context());
    page.resize(1080, 720);
    page.show();
    page.open(filled.event);
    const auto green = [&page] {
        QStringList texts;
        for (const Button *button : page.findChildren<Button *>()) {
            if (button->isVisible() && button->property("kind") == u"primary"_s)
                texts += button->text();
        }
        return texts;
    };
    QTRY_COMPARE(green(), QStringList{u"Accepted…"_s}); // Of the header: its next step.
    auto *strip = page.findChild<TabStrip *>();
    strip->setCurrentIndex(3);
    QTRY_COMPARE(green(), QStringList{u"Accept"_s});
    strip->setCurrentIndex(4);
    QTRY_COMPARE(green(), QStringList{u"Record payment"_s});
    strip->setCurrentIndex(5);
    QTRY_COMPARE(green(), QStringList{u"Accepted…"_s});
}

STEMDESK_TEST(TestEventLook)

} // namespace stemdesk::event_look_test

#include "tst_event_look.moc"
