#include "core/domain/catalogue/supplier.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::supplier_test {

class TestSupplier : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAreNormalised()
    {
        const auto supplier = patched(Supplier{},
                                      {.name = u"  Blumen\u0308 "_s,
                                       .contactEmail = u" a@b "_s,
                                       .address = u"Road 1\r\nTown"_s,
                                       .notes = u" x\ry "_s});

        QVERIFY(supplier.has_value());
        QCOMPARE(supplier->name, u"Blumen\u0308"_s.normalized(QString::NormalizationForm_C));
        QCOMPARE(supplier->contactEmail, u"a@b"_s);
        QCOMPARE(supplier->address, u"Road 1\nTown"_s);
        QCOMPARE(supplier->notes, u"x\ny"_s);
    }

    void brokenRulesNameTheField_data()
    {
        QTest::addColumn<SupplierPatch>("patch");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("no name") << SupplierPatch{} << QByteArray("name_required");
        QTest::newRow("blank name") << SupplierPatch{.name = u" "_s} << QByteArray("name_required");
        QTest::newRow("long name") << SupplierPatch{.name = QString(201, u'x')} << QByteArray("invalid_name");
        const auto with = [](const QString &email) { return SupplierPatch{.name = u"A"_s, .contactEmail = email}; };
        QTest::newRow("no @") << with(u"florist"_s) << QByteArray("invalid_contactEmail");
        QTest::newRow("two @") << with(u"a@b@c"_s) << QByteArray("invalid_contactEmail");
        QTest::newRow("nothing before @") << with(u"@b"_s) << QByteArray("invalid_contactEmail");
        QTest::newRow("nothing after @") << with(u"a@ "_s) << QByteArray("invalid_contactEmail");
        QTest::newRow("phone over two lines")
            << SupplierPatch{.name = u"A"_s, .phone = u"1\n2"_s} << QByteArray("invalid_phone");
        QTest::newRow("long notes") << SupplierPatch{.name = u"A"_s, .notes = QString(10'001, u'x')}
                                    << QByteArray("invalid_notes");
    }

    void brokenRulesNameTheField()
    {
        QFETCH(SupplierPatch, patch);
        QFETCH(QByteArray, code);
        QCOMPARE(patched(Supplier{}, patch).error().code, code);
    }

    void emptyTextClears()
    {
        const Supplier before{.name = u"A"_s, .contactEmail = u"a@b"_s};
        QCOMPARE(patched(before, {.contactEmail = u" "_s})->contactEmail, QString());
    }

    void inverseTakesBack()
    {
        const Supplier before{.name = u"A"_s, .phone = u"1"_s, .version = 3};
        const SupplierPatch patch{.name = u"B"_s, .phone = QString(), .notes = u"n"_s};

        const auto after = patched(before, patch);

        QVERIFY(*after != before);
        QCOMPARE(patched(*after, inverse(before, patch)).value(), before);
    }
};

STEMDESK_APPLESS_TEST(TestSupplier)

} // namespace stemdesk::supplier_test

#include "tst_supplier.moc"
