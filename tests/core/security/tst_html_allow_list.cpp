#include "core/security/html_allow_list.h"

#include "tests/support/test_registry.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

namespace stemdesk::html_allow_list_test {

/// Markup as it comes: nested against the rules, cut off, hidden in texts, with marks that compose.
const QStringList kPieces{u"<p>"_s,
                          u"</p>"_s,
                          u"<b>"_s,
                          u"</b>"_s,
                          u"<i>"_s,
                          u"</i>"_s,
                          u"<em title=\"a\">"_s,
                          u"</em>"_s,
                          u"<h1>"_s,
                          u"</h1>"_s,
                          u"<h2>"_s,
                          u"<div>"_s,
                          u"</div>"_s,
                          u"<section>"_s,
                          u"<article>"_s,
                          u"<button>"_s,
                          u"</button>"_s,
                          u"<ul>"_s,
                          u"<li>"_s,
                          u"</li>"_s,
                          u"</ul>"_s,
                          u"<dl><dt>x<dd>"_s,
                          u"</dl>"_s,
                          u"<blockquote>"_s,
                          u"<table>"_s,
                          u"</table>"_s,
                          u"<tr>"_s,
                          u"<td>"_s,
                          u"</td>"_s,
                          u"<th>"_s,
                          u"<caption>"_s,
                          u"<tbody>"_s,
                          u"<table><b>"_s,
                          u"<table><a href=http://q/>y"_s,
                          u"<a href=\"http://x.y/\">"_s,
                          u"</a>"_s,
                          u"<a><a>"_s,
                          u"<a href=javascript:x()>"_s,
                          u"<img src=\"https://a/b\">"_s,
                          u"<img src=x onerror=x()>"_s,
                          u"<img src=\"http://a/b\" alt=\"--><script>\">"_s,
                          u"<script>"_s,
                          u"</script>"_s,
                          u"<style>"_s,
                          u"</style>"_s,
                          u"<svg>"_s,
                          u"</svg>"_s,
                          u"<math>"_s,
                          u"<mtext>"_s,
                          u"<noscript>"_s,
                          u"<template>"_s,
                          u"</template>"_s,
                          u"<select>"_s,
                          u"<textarea>"_s,
                          u"</textarea>"_s,
                          u"<plaintext>"_s,
                          u"<title>"_s,
                          u"</title>"_s,
                          u"<!--"_s,
                          u"-->"_s,
                          u"<![CDATA["_s,
                          u"]]>"_s,
                          u"<?php"_s,
                          u"<p title=\"&quot;&gt;<script>\">"_s,
                          u"<td colspan=1001>"_s,
                          u"<br>"_s,
                          u"</br>"_s,
                          u"<image src=http://z/>"_s,
                          u"<pre>\n"_s,
                          u"<details>"_s,
                          u"<font color=red>"_s,
                          u"&lt;"_s,
                          u"&amp;lt;"_s,
                          u"&lt"_s,
                          u"&#0;"_s,
                          u"&#13;"_s,
                          u"&nbsp;"_s,
                          u"&#xD800;"_s,
                          u"&#xfeff;"_s,
                          u"&#x338;"_s,
                          u"\u0338"_s,
                          u"&#769;"_s,
                          u"\u0301"_s,
                          u"\u0338\u0323"_s,
                          u"\u037e"_s,
                          u"\u1100"_s,
                          u"\u1161"_s,
                          u"e"_s,
                          u" "_s,
                          u"\n"_s,
                          u"\""_s,
                          u"'"_s,
                          u"<"_s,
                          u">"_s,
                          u"&"_s,
                          u"="_s,
                          u" onclick=x() "_s,
                          u"\u00a0"_s,
                          u"x"_s};

QStringList manyTexts(int count, quint32 seed)
{
    QRandomGenerator random(seed);
    QStringList texts;
    for (int text = 0; text < count; ++text) {
        texts += QString();
        for (int pieces = random.bounded(1, 15); pieces > 0; --pieces)
            texts.last() += kPieces.at(random.bounded(int(kPieces.size())));
    }
    return texts;
}

/// Elements and attributes that Python's HTML parser finds in the texts and that are not allowed; empty if there are
/// none.
QByteArray foundByAnotherParser(const QStringList &texts)
{
    QProcess python;
    python.start(QStringLiteral(STEMDESK_PYTHON),
                 {QStringLiteral(STEMDESK_SOURCE "/tests/core/security/read_html.py")});
    python.write(texts.join(QChar(u'\0')).toUtf8());
    python.closeWriteChannel();
    const bool isRead = python.waitForFinished() && python.exitCode() == 0;
    return isRead ? python.readAllStandardOutput() : "not read: " + python.readAllStandardError();
}

class TestHtmlAllowList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allowedMarkupStaysAsItIs_data()
    {
        QTest::addColumn<QString>("html");
        const auto row = [](const QString &html) { QTest::newRow(qPrintable(html.left(30))) << html; };
        row(u""_s);
        row(u"Just \"words\" – no tags"_s);
        row(u"<h2>Flowers</h2><p>Blush &amp; ivory, <em>not</em> <strong>white</strong>.<br>Soft.</p>"_s);
        row(u"<ul><li>Arch</li><li>Bouquet</li></ul><ol><li>First</li></ol>"_s);
        row(u"<table><tr><th colspan=\"2\">Table</th></tr><tr><td>1</td><td>2</td></tr></table>"_s);
        row(u"<table><tr><td colspan=\"1\" rowspan=\"1000\">1</td></tr></table>"_s);
        row(u"<p><a href=\"https://example.com/?a=1&amp;b=2\" title=\"Site\">link</a></p>"_s);
        row(u"<a href=\"mailto:a@example.com\">mail</a><img src=\"http://example.com/a.png\" alt=\"A\">"_s);
    }

    void allowedMarkupStaysAsItIs()
    {
        QFETCH(QString, html);
        QCOMPARE(reducedHtml(html), (ReducedHtml{html, {}}));
    }

    void theRestIsRemovedAndNamed_data()
    {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("reduced");
        QTest::addColumn<QStringList>("removed");
        const auto row = [](const char *name, const QString &html, const QString &reduced, const QStringList &removed) {
            QTest::newRow(name) << html << reduced << removed;
        };
        row("script with content", u"<p>a<script>alert(1)</script>b</p>"_s, u"<p>ab</p>"_s, {u"script"_s});
        row("style with content", u"<style>p{}</style><p>a</p>"_s, u"<p>a</p>"_s, {u"style"_s});
        row("frame", u"a<iframe src=\"https://x.y\">in</iframe>b"_s, u"ab"_s, {u"iframe"_s});
        row("unknown element keeps its text", u"<blink>a</blink><x-y>b</x-y>"_s, u"ab"_s, {u"blink"_s, u"x-y"_s});
        row("blocks stay apart", u"<div>a</div><div>b</div>"_s, u"a\nb"_s, {u"div"_s});
        row("handler", u"<p onclick=\"x()\" STYLE=\"a:b\">a</p>"_s, u"<p>a</p>"_s, {u"onclick"_s, u"style"_s});
        row("script link", u"<a href=\"javascript:x()\">a</a>"_s, u"<a>a</a>"_s, {u"href"_s});
        row("hidden script link", u"<a href=\" java&#10;script:x()\">a</a>"_s, u"<a>a</a>"_s, {u"href"_s});
        row("relative link", u"<a href=\"//x.y\">a</a>"_s, u"<a>a</a>"_s, {u"href"_s});
        row("data image", u"a<img src=\"data:image/png;base64,AA\">"_s, u"a"_s, {u"img"_s});
        row("drawing", u"<svg><script>x()</script><title>a</title></svg>b"_s, u"b"_s, {u"svg"_s});
        row("comment", u"a<!-- b -->c"_s, u"ac"_s, {u"comment"_s});
        row("no characters", u"a&#xfeff;b&#xffff;c&#x1fffe;<b title=\"&#xfdd0;d\">e</b>"_s,
            u"abc<b title=\"d\">e</b>"_s, {});
        row("tag without an end", u"plain & <text"_s, u"plain &amp;"_s, {u"markup"_s});
        row("end tag without an end", u"<b>a</b </i"_s, u"<b>a</b>"_s, {u"markup"_s});
        row("tag that ends in another sign", u"a<img src=\"http://a/b\">\u0338 x"_s, u"a"_s, {u"markup"_s});
        row("sign at the end", u"<b>a</b> <3"_s, u"<b>a</b> &lt;3"_s, {});
        row("named once", u"<span>a</span><span>b</span>"_s, u"ab"_s, {u"span"_s});
        row("span of no number", u"<table><tr><td colspan=\"x\">a</td></tr></table>"_s,
            u"<table><tr><td>a</td></tr></table>"_s, {u"colspan"_s});
        row("span of nothing", u"<table><tr><td colspan=\"0\" rowspan=\"1001\">a</td></tr></table>"_s,
            u"<table><tr><td>a</td></tr></table>"_s, {u"colspan"_s, u"rowspan"_s});
    }

    void theRestIsRemovedAndNamed()
    {
        QFETCH(QString, html);
        QFETCH(QString, reduced);
        QFETCH(QStringList, removed);
        QCOMPARE(reducedHtml(html), (ReducedHtml{reduced, removed}));
    }

    void brokenMarkupBecomesWellFormed_data()
    {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("reduced");
        QTest::newRow("open paragraphs") << u"<p>a<p>b"_s << u"<p>a</p><p>b</p>"_s;
        QTest::newRow("crossed") << u"<b>a<i>b</b>c</i>"_s << u"<b>a<i>b</i></b><i>c</i>"_s;
        QTest::newRow("bare signs") << u"1 < 2 & 3 > 2"_s << u"1 &lt; 2 &amp; 3 &gt; 2"_s;
        QTest::newRow("references to controls") << u"a&#13;b&#1;&#x81;c"_s << u"a\nbc"_s;
        QTest::newRow("reference to an accent") << u"e&#769;"_s << u"\u00e9"_s;
        QTest::newRow("accent behind a removed element") << u"e<span></span>&#769;"_s << u"\u00e9"_s;
        QTest::newRow("heading in a heading") << u"<h1><div><h2>x</h2></div></h1>"_s << u"<h1></h1><h2>x</h2>"_s;
        QTest::newRow("item in an item") << u"<li><article><li>b</li></article></li>"_s << u"<li></li><li>b</li>"_s;
        QTest::newRow("mark behind a tag") << u"<b>&#x338; onclick=x() y=</b>"_s << u"<b>&#824; onclick=x() y=</b>"_s;
        QTest::newRow("mark at the start") << u"\u0301a"_s << u"&#769;a"_s;
        QTest::newRow("mark in an attribute") << u"<b title='&#x338;x'>a</b>"_s << u"<b title=\"&#824;x\">a</b>"_s;
        QTest::newRow("sign that becomes a semicolon") << u"a &lt\u037eb&gt; c"_s << u"a &lt;b&gt; c"_s;
        QTest::newRow("spaces around") << u"&nbsp;<div><b> x </b>\n</div>"_s << u"<b> x </b>"_s;
        QTest::newRow("broken attribute") << u"<p title='a\"b'>c"_s << u"<p title=\"a&quot;b\">c</p>"_s;
    }

    void brokenMarkupBecomesWellFormed()
    {
        QFETCH(QString, html);
        QFETCH(QString, reduced);
        QCOMPARE(reducedHtml(html).html, reduced);
        QCOMPARE(reducedHtml(reduced).html, reduced);
    }

    void whatIsReducedIsNormalAndStaysAsItIs()
    {
        for (const QString &text : manyTexts(6'000, 36)) {
            const QString reduced = reducedHtml(text).html;
            QCOMPARE(reducedHtml(reduced).html, reduced);
            QCOMPARE(reduced.normalized(QString::NormalizationForm_C), reduced);
            QCOMPARE(reduced.trimmed(), reduced);
        }
    }

    void anotherParserFindsNothingOutsideOfTheList()
    {
        QCOMPARE(foundByAnotherParser({u"<p>a</p><b onclick=\"x()\">"_s}), "b onclick\nb onclick\n");
        QStringList reduced;
        for (const QString &text : manyTexts(6'000, 12))
            reduced += reducedHtml(text).html;
        QCOMPARE(foundByAnotherParser(reduced), QByteArray());
    }

    void hostileMarkupEndsQuickly_data()
    {
        QTest::addColumn<QString>("html");
        QTest::newRow("deep blocks") << u"<div>"_s.repeated(40'000) + u"a"_s;
        QTest::newRow("deep emphasis") << u"<b>"_s.repeated(9'000) + u"a"_s;
        QTest::newRow("deep lists") << u"<ul><li>"_s.repeated(9'000) + u"a"_s;
        QString formats;
        for (int i = 0; i < 5'000; ++i)
            formats += u"<b title=%1>"_s.arg(i);
        QTest::newRow("formats around all paragraphs") << formats + u"<p>a"_s.repeated(9'000);
        QTest::newRow("formats repeated in each paragraph") << u"<p>"_s + formats + u"<p>a"_s.repeated(9'000);
    }

    void hostileMarkupEndsQuickly()
    {
        QFETCH(QString, html);
        const ReducedHtml reduced = reducedHtml(html);
        QVERIFY(reduced.html.contains(u'a'));
        QVERIFY(!reduced.html.contains(u"&gt;"_s));
        QVERIFY(reduced.html.count(u'<') <= html.count(u'<') * 2);
        QVERIFY(!reduced.removed.isEmpty());
    }

    void wordsAroundTooManyTagsStay()
    {
        const QString html = u"First <b>"_s + u"<i>"_s.repeated(20'001) + u" & <3 last</b> words"_s;
        QCOMPARE(reducedHtml(html), (ReducedHtml{u"First  &amp; "_s + u" words"_s, {u"markup"_s}}));
    }
};

STEMDESK_APPLESS_TEST(TestHtmlAllowList)

} // namespace stemdesk::html_allow_list_test

#include "tst_html_allow_list.moc"
