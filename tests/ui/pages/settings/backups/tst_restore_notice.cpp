#include "ui/pages/settings/backups/restore_notice.h"

#include "core/services/backup/backup_restore.h"
#include "tests/support/test_registry.h"

#include <QApplication>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

namespace stemdesk::restore_notice_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestRestoreNotice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keptFileIsNamed();
    void refusalSaysThatNothingChanged();

private:
    static QString reported(const Result<RestoreExtent> &extent);
};

QString TestRestoreNotice::reported(const Result<RestoreExtent> &extent)
{
    QString text;
    QTimer::singleShot(0, qApp, [&text] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        text = box->text() + u'\n' + box->informativeText();
        box->buttons().constFirst()->click();
    });
    const RestoreNotice notice;
    RestoreNotice::report(extent);
    return text;
}

void TestRestoreNotice::keptFileIsNamed()
{
    const QString said = reported(
        RestoreExtent{.contents = {.shops = {u"Fern"_s}, .events = 2, .products = 1}, .kept = u"/shop/kept.db"_s});

    QVERIFY2(said.contains(u"is restored"_s) && said.contains(u"Fern with 2"_s) && said.contains(u"/shop/kept.db"_s),
             qPrintable(said));
}

void TestRestoreNotice::refusalSaysThatNothingChanged()
{
    const QString said = reported(unavailable("storage_full", u"No room."_s));

    QVERIFY2(said.contains(u"could not be restored"_s) && said.contains(u"as it was"_s), qPrintable(said));
}

STEMDESK_TEST(TestRestoreNotice)

} // namespace stemdesk::restore_notice_test

#include "tst_restore_notice.moc"
