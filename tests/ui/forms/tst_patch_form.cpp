#include "ui/forms/patch_form.h"

#include "tests/support/settled.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/ui_shop.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"

#include <QTest>
#include <QUndoStack>
#include <QVBoxLayout>

namespace stemdesk::patch_form_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

namespace {

struct Vase {
    int id = 0;
    QString name;
};
struct VasePatch {
    QString name;
};

Edit renamed(const Vase &before, const VasePatch &patch, const QString &label)
{
    return {.text = u"%1 of %2: %3"_s.arg(label, before.name, patch.name),
            .apply = [](ShopServices &) { return Status(); },
            .revert = [](ShopServices &) { return Status(); }};
}

} // namespace

/// A form that holds its object.
class TestPatchForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_home = std::make_unique<QWidget>();
        auto *column = new QVBoxLayout(m_home.get());
        m_form = std::make_unique<PatchForm<Vase, VasePatch>>(
            m_home.get(), m_shop->context().edits, [column](FormRow *row) { column->addWidget(row); }, renamed);
        m_field = m_form->addLine(
            u"Name"_s, [](const Vase &vase) { return vase.name; },
            [](const QString &typed) -> Result<VasePatch> {
                return typed == u"?"_s ? Result<VasePatch>(invalid(u"name"_s, u"Write a name."_s))
                                       : Result<VasePatch>(VasePatch{typed});
            });
        m_form->show({1, u"Tall"_s});
        m_home->show();
        QVERIFY(QTest::qWaitForWindowActive(m_home.get()));
    }
    void cleanup()
    {
        m_form.reset();
        m_home.reset();
        m_shop.reset();
    }

    void theEditIsMadeOfTheObjectAndThePatch()
    {
        typeInto(*m_field, u"Low"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        settle(*m_shop);

        QCOMPARE(undoTexts(), QStringList{u"Name of Tall: Low"_s});
    }

    void whatCannotBeReadStays()
    {
        typeInto(*m_field, u"?"_s);
        QTest::keyClick(m_field, Qt::Key_Return);
        settle(*m_shop);

        QVERIFY(m_field->isRefused());
        QVERIFY(undoTexts().isEmpty());
    }

    void whatIsTypedIsStoredForTheObjectBefore()
    {
        typeInto(*m_field, u"Low"_s);

        QVERIFY(m_form->show({2, u"Wide"_s}));
        settle(*m_shop);

        QCOMPARE(undoTexts(), QStringList{u"Name of Tall: Low"_s});
        QCOMPARE(m_field->text(), u"Wide"_s);
        QCOMPARE(m_form->object().id, 2);
    }

    void theSameObjectIsShownAgain()
    {
        QVERIFY(!m_form->show({1, u"Taller"_s}));

        QCOMPARE(m_field->text(), u"Taller"_s);
    }

private:
    QStringList undoTexts() const
    {
        QStringList texts;
        const QUndoStack &stack = m_shop->context().edits.stack();
        for (int at = 0; at < stack.count(); ++at)
            texts += stack.text(at);
        return texts;
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<QWidget> m_home;
    std::unique_ptr<PatchForm<Vase, VasePatch>> m_form;
    ValueField *m_field = nullptr;
};

STEMDESK_TEST(TestPatchForm)

} // namespace stemdesk::patch_form_test

#include "tst_patch_form.moc"
