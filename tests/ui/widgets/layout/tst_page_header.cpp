#include "ui/widgets/layout/page_header.h"

#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/toast.h"
#include "ui/widgets/text_label.h"

#include <QFontMetrics>
#include <QHash>
#include <QImage>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <cstdlib>

namespace stemdesk::page_header_test {

using namespace stemdesk::ui;

class TestPageHeader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choosingATabIsAnnounced()
    {
        PageHeader header(u"Meadow wedding"_s);
        TabStrip *tabs = header.setTabs({u"Details"_s, u"Recipe"_s});
        QSignalSpy chosen(&header, &PageHeader::tabChosen);
        tabs->setCurrentIndex(1);
        QCOMPARE(chosen.last().first().toInt(), 1);
    }

    /// The lowest row of the label's letters, in its parent.
    static int footOf(TextLabel &label)
    {
        const QImage image = label.grab().toImage();
        const int ground = qGray(image.pixel(image.width() - 1, 0));
        for (int y = image.height() - 1; y >= 0; --y) {
            for (int x = 0; x < image.width(); ++x) {
                if (std::abs(qGray(image.pixel(x, y)) - ground) > 60)
                    return label.y() + y;
            }
        }
        return -1;
    }

    void titleAndStateHaveOneBaseline()
    {
        PageHeader header(u"HHH"_s);
        header.setState(u"EEE"_s);
        header.resize(600, header.sizeHint().height());
        header.show();
        QCOMPARE(footOf(*withText<TextLabel>(header, u"EEE"_s)), footOf(*withText<TextLabel>(header, u"HHH"_s)));
    }

    void searchSpeaksOnEnterAndEscapeEmptiesIt()
    {
        PageHeader header(u"Products"_s);
        SearchField *search = header.enableSearch(u"Search products"_s);
        QSignalSpy searched(search, &SearchField::searched);
        QTest::keyClicks(search, u"rose"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(searched.last().first().toString(), u"rose"_s);

        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(searched.last().first().toString(), QString());
        QCOMPARE(searched.count(), 2);
    }

    void aCrumbWithoutFactsHasNoDot()
    {
        PageHeader header(u"Meadow wedding"_s);
        header.setCrumb(u"Events"_s);
        const auto *dot = withText<TextLabel>(header, u"›"_s);
        QVERIFY(dot && dot->isHidden());

        header.setState(u"Sat 9 May"_s);
        QVERIFY(!dot->isHidden());
        header.setState({});
        QVERIFY(dot->isHidden());
    }

    void factsThatDoNotFitAreLeftOutWhole()
    {
        const auto painted = [](const QString &state) {
            PageHeader header(u"Meadow wedding"_s);
            header.setState(state);
            header.setFixedWidth(
                QFontMetrics(fontFor(TextStyle::Title)).horizontalAdvance(u"Meadow wedding"_s)
                + QFontMetrics(fontFor(TextStyle::Body)).horizontalAdvance(u"Sat 9 May · Penn Farm · 90 gue"_s)
                + 2 * metric::kPageEdge + metric::kSpace24);
            return header.grab().toImage();
        };

        QCOMPARE(painted(u"Sat 9 May · Penn Farm · 90 guests"_s), painted(u"Sat 9 May · Penn Farm · …"_s));
        QVERIFY(painted(u"Sat 9 May · Penn Farm · 90 guests"_s) != painted(u"Sat 9 May · Penn Farm"_s));
    }

    void withoutThePrimaryTheOthersEndAtTheEdge()
    {
        PageHeader header(u"Orders"_s);
        Button *primary = header.setPrimaryAction(u"Mark as ordered"_s);
        Button *other = header.addAction(u"Order what is new"_s);
        primary->hide();
        header.setPrimaryElsewhere(true);
        header.setPrimaryElsewhere(false);
        header.resize(900, 120);
        header.show();

        QCOMPARE(other->mapTo(&header, QPoint(other->width(), 0)).x(), header.width() - metric::kPageEdge);
        primary->show();
        QTRY_COMPARE(primary->mapTo(&header, QPoint(primary->width(), 0)).x(), header.width() - metric::kPageEdge);
    }

    void secondaryActionsStandLeftOfThePrimary()
    {
        PageHeader header(u"Products"_s);
        Button *primary = header.setPrimaryAction(u"New product"_s);
        Button *import = header.addAction(u"Import…"_s);
        header.resize(900, 120);
        header.show();
        QVERIFY(QTest::qWaitForWindowExposed(&header));
        QVERIFY(import->mapTo(&header, QPoint()).x() < primary->mapTo(&header, QPoint()).x());
    }

    void aCrumbKeepsClearOfTheEdgeOfTheWindow()
    {
        PageHeader header(u"Meadow wedding"_s);
        header.setCrumb(u"Events"_s);
        header.resize(900, 120);
        header.show();
        const auto *crumb = header.findChild<QPushButton *>();
        QCOMPARE(crumb->text(), u"Events"_s);
        QVERIFY(crumb->y() >= metric::kSpace8);
    }

    void theSearchBelowTabsLeavesThemTheirLine()
    {
        PageHeader header(u"Hire"_s);
        const SearchField *search = header.enableSearch(u"Search items"_s);
        const TabStrip *tabs = header.setTabs({u"Days"_s, u"Returns"_s});
        header.resize(900, 160);
        header.show();
        QVERIFY(QTest::qWaitForWindowExposed(&header));
        QVERIFY(search->mapTo(&header, QPoint()).y() - tabs->geometry().bottom() > metric::kSpace8);
    }

    void everyControlHasAnAccessibleName()
    {
        PageHeader header(u"Products"_s);
        header.setCrumb(u"Events"_s);
        header.enableSearch(u"Search products"_s);
        header.chips()->addChip(u"Category"_s);
        header.setPrimaryAction(u"New product"_s);
        header.setTabs({u"Recipe"_s});
        Card card(u"Bridal bouquet"_s);
        QMenu menu;
        card.setMenu(&menu);
        requireNames(header);
        requireNames(card);
    }

    /// Title and figure took its room, and its year was cut off.
    void whatTheStateKeepsIsNeverCut()
    {
        PageHeader header(u""_s);
        auto *name = new TextLabel(u"Relaunch party of the house that is by the river, The Linden Hotel"_s);
        name->setElided(true);
        header.addTitleWidget(name);
        header.setPrimaryAction(u"Supplier orders"_s);
        header.setFigure(u"Price"_s, u"£2,156.18 incl. tax"_s);
        const QString day = u"Fri 11 Sept 2026"_s;
        const QString state = day + u" · The Linden Hotel, Bath Road, Frome · 150 guests"_s;
        header.setState(state, day);
        header.resize(620, header.sizeHint().height());
        header.show();
        QVERIFY(QTest::qWaitForWindowExposed(&header));

        const auto *label = withText<TextLabel>(header, state);
        QVERIFY(label);
        const QFontMetrics metrics(label->font());
        const QString shown = metrics.elidedText(state, Qt::ElideRight, label->width());
        QVERIFY2(shown.startsWith(day), qPrintable(shown));
        header.setState(u"3 events"_s);
        QCOMPARE(label->minimumWidth(), 0);
    }

    void toastRunsItsActionOnce()
    {
        QWidget window;
        window.resize(800, 600);
        window.show();
        Toast toast(&window);
        int undone = 0;
        toast.offer(u"3 lines deleted."_s, u"Undo"_s, [&undone] { ++undone; });
        auto *undo = toast.findChild<QPushButton *>();
        undo->click();
        undo->click();
        QCOMPARE(undone, 1);
        QVERIFY(!toast.isVisible());
    }

    void messageWithoutTextIsHidden()
    {
        QWidget parent;
        InlineMessage message(Tone::Warning, &parent);
        message.setMessage(u"2 fewer stems saves a pack."_s, u"Make it 25"_s);
        QVERIFY(message.isVisibleTo(&parent));
        QSignalSpy chosen(&message, &InlineMessage::actionChosen);
        message.findChild<QPushButton *>()->click();
        QCOMPARE(chosen.count(), 1);
        message.setMessage({});
        QVERIFY(!message.isVisibleTo(&parent));
    }

    void emptyStateOffersItsAction()
    {
        EmptyState empty(u"events"_s, u"No events yet."_s, u"New event"_s);
        QSignalSpy chosen(&empty, &EmptyState::actionChosen);
        empty.findChild<QPushButton *>()->click();
        QCOMPARE(chosen.count(), 1);
    }

    void splitterComesBackWhereItWas()
    {
        QHash<QString, QByteArray> kept;
        const SplitterMemory memory{[&kept](const QString &name) { return kept.value(name); },
                                    [&kept](const QString &name, const QByteArray &state) { kept[name] = state; }};
        Splitter first(u"products"_s, memory);
        fill(first);
        Q_EMIT first.splitterMoved(600, 1);
        QVERIFY(kept.contains(u"products"_s));

        Splitter second(u"products"_s, memory);
        fill(second, {100, 699});
        QCOMPARE(second.sizes(), first.sizes());
    }

private:
    static void fill(QSplitter &splitter, const QList<int> &sizes = {600, 199})
    {
        splitter.addWidget(new QWidget);
        splitter.addWidget(new QWidget);
        splitter.resize(800, 400);
        splitter.setSizes(sizes);
        splitter.show();
    }

    static void requireNames(const QWidget &widget)
    {
        const auto children = widget.findChildren<QWidget *>();
        for (const QWidget *child : children) {
            if (child->focusPolicy() == Qt::NoFocus)
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(child);
            const QString name = child->accessibleName().isEmpty() && button ? button->text() : child->accessibleName();
            QVERIFY2(!name.isEmpty(), child->metaObject()->className());
        }
    }
};

STEMDESK_TEST(TestPageHeader)

} // namespace stemdesk::page_header_test

#include "tst_page_header.moc"
