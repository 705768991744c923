#pragma once

#include "tests/support/event_shop.h"
#include "tests/support/spoken.h"
#include "tests/support/typing.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/event/event_page.h"
#include "ui/pages/orders/goods_card.h"
#include "ui/pages/orders/goods_model.h"
#include "ui/pages/orders/saved_sheets.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemView>
#include <QTest>

#include <memory>
#include <utility>

namespace stemdesk {

/// Runs one page of the window in five locales, given in the column `figures`, and types into its fields and cells.
class TypedPage : public QObject {
protected:
    static void locales()
    {
        QTest::addColumn<QLocale>("figures");
        for (const char *name : {"en_GB", "de_DE", "nl_NL", "fr_FR", "es_ES"})
            QTest::newRow(name) << QLocale(QString::fromLatin1(name));
    }
    /// Sums as people type them, all distinct and unambiguous.
    static QList<std::pair<QString, double>> otherSumsTyped()
    {
        return {{QStringLiteral("1.250,00"), 1'250.0},
                {QStringLiteral("2,250.00"), 2'250.0},
                {QStringLiteral("£3250"), 3'250.0},
                {QStringLiteral("4250,00 €"), 4'250.0},
                {QStringLiteral("5 250"), 5'250.0}};
    }
    /// Ways to type 1250 that cannot be read as any other sum.
    static QStringList sumsTyped()
    {
        return {QStringLiteral("1.250,00"), QStringLiteral("1,250.00"), QStringLiteral("£1250"),
                QStringLiteral("1250,00 €"), QStringLiteral("1 250")};
    }

    void begin()
    {
        m_shop = std::make_unique<UiShop>();
        m_filled = std::make_unique<ShopWithEvent>(m_shop->services());
    }
    /// Called before each row: all locales of a test share a shop, because creating one takes longer than typing into
    /// it.
    void beginOrGoOn()
    {
        if (std::exchange(m_begun, QByteArray(QTest::currentTestFunction())) == QTest::currentTestFunction())
            return;
        end();
        begin();
    }
    void closePage()
    {
        m_page.reset();
        QLocale::setDefault(british());
    }
    void end()
    {
        m_page.reset();
        m_filled.reset();
        m_shop.reset();
        QLocale::setDefault(british());
    }
    void open(QWidget *page)
    {
        QFETCH(const QLocale, figures);
        QLocale::setDefault(figures);
        m_page.reset(page);
        m_page->resize(1280, 720);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    /// The event's page with one of its tabs.
    QWidget *eventPage(int tab)
    {
        auto *page = new ui::EventPage(m_shop->context());
        page->open(m_filled->event);
        page->findChild<ui::TabStrip *>()->setCurrentIndex(tab);
        return page;
    }
    /// The goods of the supplier of the event's roses, where arrivals are noted.
    void openGoods()
    {
        must(m_shop->services().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                                {.supplierId = m_filled->supplier}));
        m_sheet = must(m_shop->services().orderSheets.save({m_filled->event})).id;
        must(m_shop->services().orderSheets.patch(m_sheet, {.state = SheetState::Ordered}));
        auto *page = new ui::SavedSheets(m_shop->context());
        open(page);
        page->open(m_sheet);
        QTRY_VERIFY(goods());
    }
    ui::TableView *goods() const
    {
        for (auto *card : m_page->findChildren<ui::GoodsCard *>()) {
            if (!card->findChild<ui::GoodsModel *>()->supplier().isNull())
                return card->findChild<ui::TableView *>();
        }
        return nullptr;
    }
    OrderSheetLine goodsLine()
    {
        for (const OrderSheetSupplier &each : must(m_shop->services().orderSheets.find(m_sheet)).suppliers) {
            if (each.supplierId == m_filled->supplier)
                return each.lines.constFirst();
        }
        return {};
    }
    Event event() { return must(m_shop->services().events.find(m_filled->event)); }

    ui::ValueField *field(const QString &name) const
    {
        for (auto *candidate : m_page->findChildren<ui::ValueField *>()) {
            const QString own = candidate->accessibleName(); // "Received on: Rose ‘Quicksand’".
            if ((own == name || own.startsWith(name + QStringLiteral(": "))) && candidate->isVisible())
                return candidate;
        }
        return nullptr;
    }
    void enter(const QString &name, const QString &text)
    {
        QTRY_VERIFY2(field(name), qUtf8Printable(name));
        typeInto(*field(name), text);
        QTest::keyClick(field(name), Qt::Key_Return);
        if (field(name) && field(name)->isAsked()) // Confirms the figure.
            QTest::keyClick(field(name), Qt::Key_Return);
    }
    static void enter(QAbstractItemView &view, const QModelIndex &cell, const QString &text)
    {
        QTRY_VERIFY(cell.isValid());
        view.setFocus();
        view.setCurrentIndex(cell);
        QTRY_VERIFY(!view.findChild<QLineEdit *>()); // The editor of the text before is gone.
        QTest::keyClick(&view, Qt::Key_F2);
        QTRY_VERIFY(view.findChild<QLineEdit *>());
        typeInto(*view.findChild<QLineEdit *>(), text);
        QTest::keyClick(view.findChild<QLineEdit *>(), Qt::Key_Return);
        keepFigure(view);
    }
    /// Confirms the figure if the table asks about it.
    static void keepFigure(const QAbstractItemView &view)
    {
        QCoreApplication::processEvents(); // Enter commits only after the editor has handled it.
        for (const auto *note : view.window()->findChildren<ui::ConflictNote *>()) {
            auto *keep = note->isVisible() ? note->findChild<ui::Button *>() : nullptr;
            if (keep && keep->text().startsWith(QStringLiteral("Keep ")))
                keep->click();
        }
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<QWidget> m_page;
    OrderSheetId m_sheet; ///< The sheet that openGoods() saved.

private:
    QByteArray m_begun; ///< The test that the current shop belongs to.
};

} // namespace stemdesk
