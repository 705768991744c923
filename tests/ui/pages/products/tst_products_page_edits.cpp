#include "tests/support/catalogue_rows.h"
#include "tests/support/held_thread.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/products/products_page.h"
#include "ui/widgets/tables/tree_view.h"

#include <QTest>
#include <QUndoStack>

namespace stemdesk::products_page_edits_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestProductsPageEdits : public PageTest<ProductsPage> {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        showPage();
        m_tree = m_page->findChild<TreeView *>();
    }

    void manySelectedRowsAreReadBesideTheWindow()
    {
        QList<Result<ProductRow>> tulips;
        for (int i = 0; i < 30; ++i)
            tulips.append(productRow(u"Tulip %1"_s.arg(i), u"Plain"_s));
        QVERIFY(services().products.upsert(tulips));
        QTRY_COMPARE(m_tree->model()->rowCount(), 30);
        m_tree->collapseAll();
        m_tree->setFocus();
        m_tree->selectAll();
        HeldThread held(m_shop->context().lookups);

        QTest::keyClick(m_tree, Qt::Key_Delete);
        QTest::qWait(50);
        QCOMPARE(m_shop->edits().stack().count(), 0);
        held.release();

        QTRY_COMPARE(m_tree->model()->rowCount(), 0);
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
    }

private:
    TreeView *m_tree = nullptr;
};

STEMDESK_TEST(TestProductsPageEdits)

} // namespace stemdesk::products_page_edits_test

#include "tst_products_page_edits.moc"
