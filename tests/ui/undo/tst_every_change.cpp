#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"
#include "tests/ui/undo/declared_functions.h"
#include "tests/ui/undo/undo_shop.h"
#include "tests/ui/undo/walked_edits.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::every_change_test {

using namespace stemdesk::ui;

/// The window can undo and redo whatever the services can change, or the table lists a reason why not.
class TestEveryChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMutationHasAnUndoOrAReason()
    {
        QStringList known;
        for (const WalkedEdit &walked : walkedEdits())
            known += walked.mutations;
        for (const NoUndo &listed : mutationsWithoutUndo())
            known += listed.function;

        compareNames(mutationsOfServices(), known);
    }

    void everyEditIsWalked()
    {
        DeclaredFunctions edits;
        for (const QString &header : projectFiles(u"ui"_s, u"*_edits.h"_s))
            edits.addHeader(header, {u"Edit"_s}, DeclaredFunctions::Constants::Take);
        QStringList known;
        for (const WalkedEdit &walked : walkedEdits())
            known += walked.edit;
        for (const NoUndo &listed : editsWithoutUndo())
            known += listed.function;
        known.removeDuplicates();

        compareNames(edits.names(), known);
    }

    void onlyWhatIsListedCannotBeTakenBack()
    {
        QStringList files; // One for each edit.
        for (const QString &file : projectFiles(u"ui"_s, u"*.cpp"_s)) {
            for (qsizetype count = textOf(file).count(".revert = {}"_L1); count > 0; --count)
                files += file.sliced(file.lastIndexOf(u'/') + 1);
        }

        // Making and revoking keys, issuing invoices, and deleting webhooks: see mutationsWithoutUndo(). One is of
        // undo itself: a value that Escape cancelled leaves the list.
        QCOMPARE(files,
                 (QStringList{u"key_panel.cpp"_s, u"new_key_form.cpp"_s, u"billing_edits.cpp"_s, u"billing_edits.cpp"_s,
                              u"billing_edits.cpp"_s, u"billing_edits.cpp"_s, u"setting_edits.cpp"_s,
                              u"typed_steps.cpp"_s}));
    }

    void isTakenBackAndDoneAgain_data()
    {
        QTest::addColumn<int>("place");
        const QList<WalkedEdit> all = walkedEdits();
        for (int i = 0; i < int(all.size()); ++i)
            QTest::addRow("%s", all.at(i).name.constData()) << i;
    }
    void isTakenBackAndDoneAgain()
    {
        QFETCH(int, place);
        const WalkedEdit walked = walkedEdits().at(place);
        UndoShop shop;
        const QSignalSpy failed(&shop.ui.edits(), &Edits::failed);
        const auto content = [&] {
            TestShop &test = shop.ui.shop();
            return withoutIdsOfPlannedTasks(contentOfShop(test.session(), test.context().tenant().shop, walked.leaves));
        };
        const auto settle = [&] { // An edit's answer comes after those before it.
            shop.ui.shop().tick();
            bool isDone = false;
            shop.ui.edits().run({.text = {}, .apply = [](ShopServices &) { return Status(); }, .revert = {}}, this,
                                [&](const Status &) { isDone = true; });
            QTRY_VERIFY(isDone);
        };
        if (walked.setUp)
            walked.setUp(shop);
        const QStringList before = content();

        shop.ui.edits().run(walked.make(shop));
        settle();
        QCOMPARE(failed.size(), 0);
        const QStringList after = content();
        QVERIFY2(after != before || !walked.leaves.isEmpty(), "The edit changes nothing.");

        for (int turn = 0; turn < 2; ++turn) {
            shop.ui.edits().undo();
            settle();
            QCOMPARE(failed.size(), 0);
            compareContent(content(), before);

            shop.ui.edits().stack().redo();
            settle();
            QCOMPARE(failed.size(), 0);
            compareContent(content(), after);
        }
    }

private:
    static QStringList mutationsOfServices()
    {
        DeclaredFunctions functions;
        QStringList inherited;
        for (const QString &header : projectFiles(u"core/services"_s, u"*_service.h"_s)) {
            if (kOfNoShop.contains(header.sliced(header.lastIndexOf(u'/') + 1)))
                continue;
            functions.addHeader(header, kOutcomes, DeclaredFunctions::Constants::Leave);
            inherited += inheritedMutations(textOf(header));
        }
        return functions.names().filter(u"::"_s) + inherited + ownlessMutations();
    }

    /// Functions that a class inherits from ResourceService and neither redeclares nor makes private.
    static QStringList inheritedMutations(const QString &header)
    {
        static const QRegularExpression kClass(u"class (\\w+) : public ResourceService<"_s);
        QStringList names;
        for (auto match = kClass.globalMatch(header); match.hasNext();) {
            const auto found = match.next();
            const QString body = header.sliced(found.capturedStart()).section(u"\n};"_s, 0, 0);
            for (const QString &verb : kVerbs) {
                const QRegularExpression own(u" %1\\(|ResourceService::%1;"_s.arg(verb));
                if (!own.match(body).hasMatch())
                    names += found.captured(1) + u"::"_s + verb;
            }
        }
        return names;
    }

    /// Functions of services that are a ResourceService themselves: "venues::create".
    static QStringList ownlessMutations()
    {
        static const QRegularExpression kMember(u"ResourceService<\\w+> (\\w+)"_s);
        QStringList names;
        for (auto match = kMember.globalMatch(textOf(projectFiles(u"core/services"_s, u"services.h"_s).constFirst()));
             match.hasNext();) {
            const QString member = match.next().captured(1);
            for (const QString &verb : kVerbs)
                names += member + u"::"_s + verb;
        }
        return names;
    }

    static void compareNames(QStringList there, QStringList known)
    {
        there.sort();
        known.sort();
        const auto missing = [](const QStringList &from, const QStringList &in) {
            QStringList names;
            std::ranges::copy_if(from, std::back_inserter(names), [&](const auto &name) { return !in.contains(name); });
            return names;
        };
        QCOMPARE(missing(there, known).join(u' '), QString()); // The table has neither an undo nor a reason for it.
        QCOMPARE(missing(known, there).join(u' '), QString()); // The table lists functions that no longer exist.
        QCOMPARE(known.removeDuplicates(), 0);
    }

    /// The tasks that the plan creates for an approved event are created again when it is approved again.
    static QStringList withoutIdsOfPlannedTasks(QStringList rows)
    {
        static const QRegularExpression kId(u"\\|id=\\w+(?=.*\\|plan_row=\\w)"_s);
        for (QString &row : rows) {
            if (row.startsWith("task|"_L1))
                row.remove(kId);
        }
        rows.sort();
        return rows;
    }

    static void compareContent(const QStringList &is, const QStringList &expected)
    {
        for (const QString &row : expected) {
            if (!is.contains(row))
                qWarning("gone:  %ls", qUtf16Printable(row));
        }
        for (const QString &row : is) {
            if (!expected.contains(row))
                qWarning("there: %ls", qUtf16Printable(row));
        }
        QVERIFY(is == expected);
    }

    static inline const QStringList kVerbs{u"create"_s, u"patch"_s, u"remove"_s, u"restore"_s};
    static inline const QStringList kOutcomes{u"Result"_s, u"Status"_s};
    /// Services for the whole database or the program, not used from a shop's window, and what others inherit.
    static inline const QStringList kOfNoShop{u"check_service.h"_s,     u"resource_service.h"_s, u"secrets_service.h"_s,
                                              u"shop_move_service.h"_s, u"shop_service.h"_s,     u"usage_service.h"_s};
};

STEMDESK_TEST(TestEveryChange)

} // namespace stemdesk::every_change_test

#include "tst_every_change.moc"
