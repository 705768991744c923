#include "ui/pages/event/details/description_field.h"

#include "tests/support/test_registry.h"
#include "ui/pages/event/details/links_field.h"
#include "ui/pages/event/details/rich_text.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QUrl>

namespace stemdesk::description_field_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestDescriptionField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsSaidInSimpleHtml_data();
    void textIsSaidInSimpleHtml();
    void leftFieldHandsItsTextOver();
    void storedTextThatWasNotTouchedStays();
    void whatIsTypedIsNotOverwritten();
    void boldAndListsAreMadeByKeyAndButton();
    void pastedMarkupIsPlain();
    void tablesAreOnlyShown();
    void nothingIsLoaded_data();
    void nothingIsLoaded();
    void linksAreReadFromWhatIsTyped_data();
    void linksAreReadFromWhatIsTyped();
    void typedLinkIsAddedAndRemoved();
    void onlyLinksAreHandedToTheDesktop_data();
    void onlyLinksAreHandedToTheDesktop();

public Q_SLOTS:
    void note(const QUrl &url) { m_opened += url.toString(); }

private:
    QTemporaryDir m_folder;
    QStringList m_opened;
};

void TestDescriptionField::textIsSaidInSimpleHtml_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("said");
    const auto same = [](const char *name, const QString &html) { QTest::newRow(name) << html << html; };
    same("paragraphs", u"<p>Calm &amp; green.</p><p>Second.</p>"_s);
    same("emphasis", u"<p>One <strong>bold</strong> and <em>italic</em>.</p>"_s);
    same("list", u"<p>With:</p><ul><li>roses</li><li>olive</li></ul><p>End</p>"_s);
    same("numbers", u"<ol><li>first</li><li>second</li></ol>"_s);
    same("heading", u"<h2>The day</h2><p>Long.</p>"_s);
    same("link", u"<p>See <a href=\"https://example.org/a?b=1&amp;c=2\">the board</a>.</p>"_s);
    QTest::newRow("empty") << u"<p> </p>"_s << QString();
    QTest::newRow("fonts") << u"<p style=\"color:red\"><b>Red</b></p>"_s << u"<p><strong>Red</strong></p>"_s;
}

void TestDescriptionField::textIsSaidInSimpleHtml()
{
    QFETCH(const QString, html);
    QTextDocument document;
    document.setHtml(html);

    QTEST(simpleHtml(document), "said");
}

void TestDescriptionField::leftFieldHandsItsTextOver()
{
    DescriptionField field;
    QLineEdit other(&field);
    field.show();
    QVERIFY(QTest::qWaitForWindowActive(&field));
    QSignalSpy spy(&field, &DescriptionField::committed);
    field.setHtml(u"<p>Calm</p>"_s);
    field.edit()->setFocus();
    field.edit()->moveCursor(QTextCursor::End);
    QTest::keyClicks(field.edit(), u" green"_s);

    other.setFocus();

    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.constFirst().constFirst().toString(), u"<p>Calm green</p>"_s);
}

void TestDescriptionField::storedTextThatWasNotTouchedStays()
{
    DescriptionField field;
    QSignalSpy spy(&field, &DescriptionField::committed);
    field.setHtml(u"<p><b>As another program writes it</b></p>"_s);

    Q_EMIT field.edit()->left();

    QCOMPARE(spy.size(), 0);
}

void TestDescriptionField::whatIsTypedIsNotOverwritten()
{
    DescriptionField field;
    field.show();
    QVERIFY(QTest::qWaitForWindowActive(&field));
    field.edit()->setFocus();
    QTest::keyClicks(field.edit(), u"Mine"_s);

    field.setHtml(u"<p>Theirs</p>"_s);

    QCOMPARE(field.edit()->toPlainText(), u"Mine"_s);
}

void TestDescriptionField::boldAndListsAreMadeByKeyAndButton()
{
    DescriptionField field;
    field.show();
    QVERIFY(QTest::qWaitForWindowActive(&field));
    field.edit()->setFocus();
    QTest::keyClick(field.edit(), Qt::Key_B, Qt::ControlModifier);
    QTest::keyClicks(field.edit(), u"Roses"_s);
    for (auto *tool : field.findChildren<QAbstractButton *>()) {
        if (tool->accessibleName() == u"List"_s)
            tool->click();
    }

    QCOMPARE(simpleHtml(*field.edit()->document()), u"<ul><li><strong>Roses</strong></li></ul>"_s);
}

void TestDescriptionField::pastedMarkupIsPlain()
{
    DescriptionField field;
    QMimeData data;
    data.setHtml(u"<script>x</script><b>Bold</b>"_s);
    data.setText(u"Bold"_s);
    QGuiApplication::clipboard()->setMimeData(new QMimeData);
    auto *copy = new QMimeData;
    copy->setHtml(data.html());
    copy->setText(data.text());
    QGuiApplication::clipboard()->setMimeData(copy);

    field.edit()->paste();

    QCOMPARE(simpleHtml(*field.edit()->document()), u"<p>Bold</p>"_s);
}

void TestDescriptionField::tablesAreOnlyShown()
{
    DescriptionField field;
    field.setHtml(u"<table><tr><td>a</td></tr></table>"_s);
    QVERIFY(field.edit()->isReadOnly());
    field.setHtml(u"<p>a</p>"_s);
    QVERIFY(!field.edit()->isReadOnly());
}

void TestDescriptionField::nothingIsLoaded_data()
{
    QTest::addColumn<QString>("html");
    const QString file = m_folder.filePath(u"red.png"_s);
    QTest::newRow("file") << u"<p>x<img src=\"%1\"></p>"_s.arg(QUrl::fromLocalFile(file).toString());
    QTest::newRow("path") << u"<p>x<img src=\"%1\"></p>"_s.arg(file);
    QTest::newRow("background") << u"<p style=\"background-image:url(%1)\">x</p>"_s.arg(
        QUrl::fromLocalFile(file).toString());
}

/// A picture in the text is neither loaded nor passed to other programs.
void TestDescriptionField::nothingIsLoaded()
{
    QFETCH(const QString, html);
    QImage red(200, 60, QImage::Format_RGB32);
    red.fill(Qt::red);
    QVERIFY(red.save(m_folder.filePath(u"red.png"_s)));
    DescriptionField field;
    field.resize(600, 300);
    field.setHtml(html);
    field.show();

    const QImage shown = field.grab().toImage();
    field.edit()->selectAll();
    field.edit()->copy();
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();

    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x)
            QVERIFY(shown.pixelColor(x, y) != QColor(Qt::red));
    }
    QCOMPARE(copied->formats(), (QStringList{u"text/plain"_s, u"text/html"_s}));
    QCOMPARE(copied->text().first(1), u"x"_s);
}

void TestDescriptionField::linksAreReadFromWhatIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("url");
    QTest::newRow("both") << u"Mood board https://example.org/b"_s << u"Mood board"_s << u"https://example.org/b"_s;
    QTest::newRow("address") << u"https://example.org/b"_s << u"example.org"_s << u"https://example.org/b"_s;
    QTest::newRow("no scheme") << u"Venue example.org"_s << u"Venue"_s << u"https://example.org"_s;
    QTest::newRow("mail") << u"Planner mailto:a@example.org"_s << u"Planner"_s << u"mailto:a@example.org"_s;
    QTest::newRow("words") << u"only words"_s << QString() << QString();
    QTest::newRow("script") << u"x javascript:alert(1)"_s << QString() << QString();
}

void TestDescriptionField::linksAreReadFromWhatIsTyped()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, label);
    QFETCH(const QString, url);

    const auto link = linkFrom(typed);

    QCOMPARE(link.value_or(EventLink()), (EventLink{.label = label, .url = url}));
}

void TestDescriptionField::typedLinkIsAddedAndRemoved()
{
    LinksField field;
    QList<EventLink> chosen;
    QString refusal;
    connect(&field, &LinksField::linksChosen, this, [&](const QList<EventLink> &links) { chosen = links; });
    connect(&field, &LinksField::refused, this, [&](const QString &reason) { refusal = reason; });
    auto *line = field.findChild<QLineEdit *>();

    QTest::keyClicks(line, u"nothing"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(!refusal.isEmpty());
    line->clear();
    QTest::keyClicks(line, u"Board https://example.org/"_s);
    QTest::keyClick(line, Qt::Key_Return);

    QCOMPARE(chosen, (QList<EventLink>{{.label = u"Board"_s, .url = u"https://example.org/"_s}}));
    field.setLinks(chosen);
    QTest::keyClick(field.findChild<QAbstractButton *>(), Qt::Key_Delete);
    QVERIFY(chosen.isEmpty());
}

void TestDescriptionField::onlyLinksAreHandedToTheDesktop_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isOpened");
    QTest::newRow("https") << u"https://example.org/"_s << true;
    QTest::newRow("mail") << u"mailto:ann@example.org"_s << true;
    QTest::newRow("script") << u"javascript:alert(1)"_s << false;
    QTest::newRow("file") << u"file:///usr/bin/true"_s << false;
}

/// However they came into the database.
void TestDescriptionField::onlyLinksAreHandedToTheDesktop()
{
    QFETCH(const QString, url);
    QFETCH(const bool, isOpened);
    const QString scheme = QUrl(url).scheme();
    m_opened.clear();
    QDesktopServices::setUrlHandler(scheme, this, "note");
    LinksField field;
    field.setLinks({{.label = u"Plan"_s, .url = url}});

    field.findChild<QAbstractButton *>()->click();

    QDesktopServices::unsetUrlHandler(scheme);
    QCOMPARE(m_opened, isOpened ? QStringList(url) : QStringList());
}

STEMDESK_TEST(TestDescriptionField)

} // namespace stemdesk::description_field_test

#include "tst_description_field.moc"
