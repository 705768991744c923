#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace stemdesk::texts_test {

namespace {

/// An entry of a file that Qt Linguist reads.
struct Text {
    QString context;
    QString source;
    bool isPlural = false;
    QString type; ///< "unfinished", "vanished" or "obsolete"; empty where all is well.
    QStringList forms; ///< The translation; of a plural, each form.

    QString name() const { return u"%1: %2"_s.arg(context, source); }
};

Text readMessage(QXmlStreamReader &xml, const QString &context)
{
    Text text{.context = context};
    text.isPlural = xml.attributes().value("numerus"_L1) == "yes"_L1;
    while (xml.readNextStartElement()) {
        if (xml.name() == "source"_L1) {
            text.source = xml.readElementText();
        } else if (xml.name() != "translation"_L1) {
            xml.skipCurrentElement();
        } else {
            text.type = xml.attributes().value("type"_L1).toString();
            if (!text.isPlural)
                text.forms = {xml.readElementText()};
            while (text.isPlural && xml.readNextStartElement())
                text.forms += xml.readElementText();
        }
    }
    return text;
}

QList<Text> textsIn(const QString &path)
{
    QList<Text> texts;
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1)
            context = xml.readElementText();
        else if (xml.name() == "message"_L1)
            texts += readMessage(xml, context);
    }
    return texts;
}

QString fileOf(const QString &language)
{
    return QStringLiteral(STEMDESK_SOURCE "/translations/stemdesk_%1.ts").arg(language);
}

/// "%1", "%n" and the like, in alphabetical order. "%Ln" is "%n", written as the language writes numbers.
QStringList placesIn(QString text)
{
    static const QRegularExpression place(u"%(?:[0-9]+|n)"_s);
    QStringList places;
    for (const auto &match : place.globalMatch(text.replace("%Ln"_L1, "%n"_L1)))
        places += match.captured();
    places.sort();
    return places;
}

/// Whether `one` is the singular of `many`: "event" of "events", "uses" of "use", "is" of "are".
bool isSingularOf(const QString &one, const QString &many)
{
    static const QStringList irregular{u"are is"_s, u"were was"_s, u"have has"_s, u"those that"_s, u"them it"_s};
    const auto ends = [](const QString &word, const QString &stem, QLatin1StringView ending) {
        return word == QString(stem + ending);
    };
    return one == many || ends(many, one, "s"_L1) || ends(many, one, "es"_L1) || ends(one, many, "s"_L1)
        || (one.endsWith(u'y') && ends(many, one.chopped(1), "ies"_L1))
        || irregular.contains(u"%1 %2"_s.arg(many, one));
}

/// Whether `one` is the singular of `many`, word by word.
bool isSingularSentence(const QString &one, const QString &many)
{
    static const QRegularExpression edge(u"\\b"_s);
    return std::ranges::equal(one.split(edge), many.split(edge), isSingularOf);
}

/// The plurals of English that say one in other words than many.
const QHash<QString, QString> &singularsOfTheirOwn()
{
    static const QHash<QString, QString> singulars{
        {u"%n column(s), separated by commas, %1"_s, u"%n column, %1"_s},
        {u"%n column(s), separated by semicolons, %1"_s, u"%n column, %1"_s},
        {u"%n column(s), separated by tabs, %1"_s, u"%n column, %1"_s},
        {u"For %n event(s)"_s, u"For the event"_s},
        {u"%n series copy this event alone. Choose another event for them under “Series” first, or delete them."_s,
         u"%n series copies this event alone. Choose another event for it under “Series” first, or delete it."_s},
        {u"* %n line(s) have no price yet: the total is not complete."_s,
         u"* One line has no price yet: the total is not complete."_s},
        {u"Add %n pictures"_s, u"Add a picture"_s},
        {u"%n price(s) are more than three times, or less than a third, of the last one. Tick those that are right; "
         u"the "
         u"others are left out."_s,
         u"%n price is more than three times, or less than a third, of the last one. Tick it if it is right; otherwise "
         u"it is left out."_s},
        {u"Add %n pictures to %1"_s, u"Add a picture to %1"_s},
        {u"%n picture(s) are links to other places and are not printed."_s,
         u"%n picture is a link to another place and is not printed."_s},
        {u"%n messages to other programs did not arrive this week."_s,
         u"%n message to another program did not arrive this week."_s},
        {u"%n rejected deliveries can still be claimed, the first until %1."_s,
         u"%n rejected delivery can still be claimed until %1."_s},
        {u"%n deliveries in a row failed. Choose one below to see why, and send it again once the other side works."_s,
         u"%n delivery failed. Choose it below to see why, and send it again once the other side works."_s},
    };
    return singulars;
}

/// Whether a letter reaches it, with Alt.
bool hasMnemonic(const QString &text)
{
    static const QRegularExpression mnemonic(u"&[^&\\s]"_s);
    return mnemonic.match(text).hasMatch();
}

/// Words of the window without what differs between a label and its mention.
QString mentioned(QString words)
{
    static const QRegularExpression end(u"[….:,]+$"_s);
    return words.remove(u'&').replace(u'’', u'\'').trimmed().remove(end).trimmed();
}

/// The words in quotation marks.
QStringList quotedIn(const QString &text)
{
    static const QRegularExpression quoted(u"“([^”]+)”|„([^“]+)“|«\\s?([^»]+?)\\s?»|‘([^’]+)’"_s);
    QStringList words;
    for (const auto &match : quoted.globalMatch(text))
        words += mentioned(match.captured(match.lastCapturedIndex()));
    return words;
}

/// The texts that these folders have and this file has not, or not translated.
QStringList untranslatedIn(const QStringList &folders, const QString &language)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"texts.ts"_s);
    if (!QFile::copy(fileOf(language), file))
        return {u"%1 is not there"_s.arg(fileOf(language))};
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(STEMDESK_SOURCE));
    QStringList arguments{u"-silent"_s, u"-I"_s, u"."_s, u"-locations"_s, u"none"_s};
    if (language == "en"_L1)
        arguments += u"-pluralonly"_s;
    lupdate.start(QStringLiteral(STEMDESK_LUPDATE), arguments + folders + QStringList{u"-ts"_s, file});
    if (!lupdate.waitForFinished(-1) || lupdate.exitCode() != 0)
        return {QString::fromLocal8Bit(lupdate.readAllStandardError())};
    QStringList untranslated;
    for (const Text &text : textsIn(file)) {
        if (text.type == "unfinished"_L1)
            untranslated += text.name();
    }
    return untranslated;
}

} // namespace

class TestTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fileIsComplete_data() { addLanguages(); }

    void fileIsComplete()
    {
        QFETCH(const QString, language);
        const QList<Text> texts = textsIn(fileOf(language));
        QVERIFY(!texts.isEmpty());
        for (const Text &text : texts) {
            const QByteArray name = text.name().toUtf8();
            QVERIFY2(text.type.isEmpty(), name.constData());
            // All five languages have one form for one, and one for more.
            QVERIFY2(text.forms.size() == (text.isPlural ? 2 : 1), name.constData());
            QVERIFY2(!text.forms.contains(QString()), name.constData());
        }
    }

    void placesAreKept_data() { addLanguages(); }

    /// Placeholders, shortcuts, ellipses, colons and surrounding spaces: "%1", "&File", "Save…", "Name:".
    void placesAreKept()
    {
        QFETCH(const QString, language);
        for (const Text &text : textsIn(fileOf(language))) {
            for (const QString &form : text.forms) {
                const QByteArray name = u"%1 → %2"_s.arg(text.name(), form).toUtf8();
                QStringList places = placesIn(text.source);
                if (text.isPlural && form == text.forms.constFirst() && !placesIn(form).contains(u"%n"_s))
                    places.removeAll(u"%n"_s); // "One line" needs no figure.
                QVERIFY2(placesIn(form) == places, name.constData());
                QVERIFY2(hasMnemonic(form) == hasMnemonic(text.source), name.constData());
                QVERIFY2(form.endsWith(u'…') == text.source.endsWith(u'…'), name.constData());
                QVERIFY2(form.trimmed().size() == form.size(), name.constData());
            }
        }
    }

    /// A colon or question mark does not begin a line, and quotation marks stay with their word.
    void frenchKeepsItsMarksWithTheirWords()
    {
        static const QRegularExpression apart(u" [:;?!»]|« "_s);
        for (const Text &text : textsIn(fileOf(u"fr"_s))) {
            for (const QString &form : text.forms)
                QVERIFY2(!form.contains(apart), qPrintable(text.name() + u" → "_s + form));
        }
    }

    /// "Berechnet" is what the program has calculated.
    void germanHasOneWordForInvoiced()
    {
        static const QRegularExpression invoiced(u"\\binvoiced\\b"_s, QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression calculated(u"\\bberechnet"_s, QRegularExpression::CaseInsensitiveOption);
        for (const Text &text : textsIn(fileOf(u"de"_s))) {
            for (const QString &form : text.forms)
                QVERIFY2(!text.source.contains(invoiced) || !form.contains(calculated),
                         qPrintable(text.name() + u" → "_s + form));
        }
    }

    /// Changing only the source would leave the window with the old text.
    void englishSaysItsSource()
    {
        static const QRegularExpression ending(u"\\((e?s)\\)"_s);
        for (const Text &text : textsIn(fileOf(u"en"_s))) {
            if (!text.isPlural)
                continue;
            const QString one = text.forms.value(0).replace("%Ln"_L1, "%n"_L1);
            const QString many = text.forms.value(1).replace("%Ln"_L1, "%n"_L1);
            QCOMPARE(many, QString(text.source).replace(ending, u"\\1"_s));
            const bool isOfItsOwn = singularsOfTheirOwn().value(text.source) == one;
            QVERIFY2(isOfItsOwn || isSingularSentence(one, many), qPrintable(u"%1 → %2"_s.arg(text.name(), one)));
        }
    }

    void helpQuotesWhatTheWindowSays_data() { addLanguages(); }

    /// In each language; but for what is an example of typing.
    void helpQuotesWhatTheWindowSays()
    {
        QFETCH(const QString, language);
        const bool isEnglish = language == "en"_L1;
        const auto said = [&](const Text &text) { return isEnglish ? text.source : text.forms.value(0); };
        QSet<QString> window;
        QStringList quoted;
        for (const Text &text : textsIn(fileOf(isEnglish ? u"de"_s : language))) {
            if (text.context == "stemdesk::ui::HelpTexts"_L1)
                quoted += quotedIn(said(text));
            else
                window.insert(mentioned(said(text)));
        }
        quoted.removeIf([](const QString &words) { return words.contains("quick 50"_L1); });
        QVERIFY(quoted.size() > 15);
        for (const QString &words : std::as_const(quoted))
            QVERIFY2(window.contains(words), qPrintable(words));
    }

    void theWindowHasOneWordForTax_data() { addLanguages(); }

    /// Papers have the word of the shop's country.
    void theWindowHasOneWordForTax()
    {
        static const QHash<QString, QString> others{
            {u"de"_s, u"\\bSteuer\\b|\\b[Mm]it MwSt"_s},
            {u"en"_s, u"\\bVAT\\b|\\b([Ww]ith|[Bb]efore|[Ww]ithout) tax\\b"_s},
            {u"es"_s, u"[Ii]mpuesto|IVA incluido"_s},
            {u"fr"_s, u"\\b[Tt]axes?\\b"_s},
            {u"nl"_s, u"\\b[Bb]elasting\\b|\\b([Ii]n|[Ee]x)clusief btw|\\bmet btw"_s}};
        QFETCH(const QString, language);
        const QRegularExpression other(others.value(language));
        const bool isEnglish = language == "en"_L1;
        for (const Text &text : textsIn(fileOf(isEnglish ? u"de"_s : language))) {
            const QStringList said = isEnglish ? QStringList{text.source} : text.forms;
            if (text.context != "documents"_L1)
                QVERIFY2(!said.join(u'\n').contains(other), qPrintable(text.name()));
        }
    }

    void everyTextOfDocumentsIsTranslated_data() { addLanguages(); }

    /// Looks through the sources as who adds a translation would.
    void everyTextOfDocumentsIsTranslated()
    {
        QFETCH(const QString, language);

        QCOMPARE(untranslatedIn({u"core"_s}, language), QStringList());
    }

    /// lupdate reads the arguments of translate() itself, and overlooks a macro among them.
    void noTextHidesFromLupdate()
    {
        static const QRegularExpression hidden(u"translate\\([^;()]*QT_TRANSLATE_NOOP"_s);
        for (const QString &folder : {u"app"_s, u"core"_s, u"ui"_s}) {
            QDirIterator files(QStringLiteral(STEMDESK_SOURCE "/") + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QFile::ReadOnly));
                QVERIFY2(!QString::fromUtf8(file.readAll()).contains(hidden), qPrintable(file.fileName()));
            }
        }
    }

    void everyTextOfTheWindowIsTranslated_data() { addLanguages(); }

    /// A page in development may be untranslated and shown in English: that is reported, but fails nothing. Building
    /// `update_translations` turns its texts into entries, which fileIsComplete() wants translated.
    void everyTextOfTheWindowIsTranslated()
    {
        QFETCH(const QString, language);
        const QStringList missing = untranslatedIn({u"app"_s, u"core"_s, u"ui"_s}, language);
        for (const QString &text : missing)
            qWarning().noquote() << text;
        if (!missing.isEmpty())
            QSKIP("These texts wait for a translation: build update_translations, then translate what is unfinished");
    }

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"de", "en", "es", "fr", "nl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
};

STEMDESK_APPLESS_TEST(TestTexts)

} // namespace stemdesk::texts_test

#include "tst_texts.moc"
