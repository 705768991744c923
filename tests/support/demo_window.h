#pragma once

#include "core/exchange/demo/demo_shop.h"
#include "tests/support/rail_pages.h"
#include "tests/support/spoken.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/events/events_page.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/window/main_window.h"
#include "ui/window/window_frame.h"

#include <QEvent>
#include <QTest>

#include <algorithm>
#include <memory>

namespace stemdesk {

/// Records plain widgets that are shown as windows of their own; dialogs and popups are expected.
class StrayWindows : public QObject {
public:
    QStringList names;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = event->type() == QEvent::Show ? qobject_cast<QWidget *>(watched) : nullptr;
        const bool isOwn = qobject_cast<ui::MainWindow *>(watched) || qobject_cast<ui::WindowFrame *>(watched);
        if (widget && widget->windowType() == Qt::Window && !isOwn)
            names += nameOf(*widget);
        return false;
    }

private:
    /// The widget's class, and those of its children.
    static QString nameOf(const QWidget &widget)
    {
        QStringList classes{QString::fromLatin1(widget.metaObject()->className())};
        for (const QWidget *child : widget.findChildren<QWidget *>())
            classes += QString::fromLatin1(child->metaObject()->className());
        return classes.join(u' ');
    }
};

/// Tests that walk the pages of a window on the demo shop, tab by tab: the rows are in the columns `page` and `tab`.
class DemoWindow : public QObject {
protected:
    void openShop()
    {
        qApp->installEventFilter(&m_strays);
        m_spoken = std::make_unique<Spoken>(QStringLiteral("en"), british());
        m_shop = std::make_unique<UiShop>();
        QVERIFY(fillWithDemo(m_shop->services(), m_shop->shop().now()));
        m_shop->context().shop = *m_shop->services().settings.shop();
        const auto found = must(m_shop->services().events.list({.q = QStringLiteral("sophie grace")}, {.limit = 1}));
        m_event = found.rows.constFirst().id;
    }
    /// The shop, and the window on it in its frame.
    void openFrame()
    {
        openShop();
        m_frame = std::make_unique<ui::WindowFrame>(m_shop->context().settings);
        m_frame->resize(1600, 1000);
        m_window = new ui::MainWindow(m_shop->context());
        m_frame->show(m_window, &m_shop->edits());
        m_frame->show();
        QVERIFY(QTest::qWaitForWindowActive(m_frame.get()));
    }
    /// Fails if a widget was shown as a separate window before it had a parent: it would flash up and take the
    /// keyboard.
    void closeShop()
    {
        m_frame.reset();
        m_shop.reset();
        m_spoken.reset();
        QCOMPARE(m_strays.names.join(u'\n'), QString());
    }

    void addPages()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("tab");
        for (const QString &page : railPages(*m_window) + QStringList(QStringLiteral("event"))) {
            open(page, 0);
            for (int tab = 0; tab < std::max(1, m_strip ? m_strip->count() : 0); ++tab)
                QTest::addRow("%s %d", qPrintable(page), tab) << page << tab;
        }
    }
    /// The page's data may arrive later.
    void open(const QString &page, int tab)
    {
        const bool isEvent = page == QStringLiteral("event");
        m_window->showPage(isEvent ? QStringLiteral("events") : page);
        if (isEvent)
            Q_EMIT m_window->findChild<ui::EventsPage *>()->eventChosen(m_event);
        m_strip = nullptr;
        for (ui::PageHeader *header : m_window->findChildren<ui::PageHeader *>()) {
            auto *strip = header->findChild<ui::TabStrip *>();
            if (header->isVisible() && strip && strip->isVisible())
                m_strip = strip;
        }
        if (m_strip)
            m_strip->setCurrentIndex(tab);
    }

    StrayWindows m_strays;
    std::unique_ptr<Spoken> m_spoken;
    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ui::WindowFrame> m_frame; ///< Empty without openFrame().
    ui::MainWindow *m_window = nullptr; ///< Created by the derived class or by openFrame().
    EventId m_event;
    ui::TabStrip *m_strip = nullptr; ///< On the current page.
};

} // namespace stemdesk
