#pragma once

#include "core/base/result.h"

#include <QFile>
#include <QHash>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace stemdesk {

/// A workbook read back from its package.
class ReadBook {
public:
    explicit ReadBook(const Result<QByteArray> &bytes)
    {
        QFile file(m_folder.filePath(QStringLiteral("book.xlsx")));
        if (bytes && file.open(QFile::WriteOnly))
            file.write(*bytes);
    }
    ~ReadBook() = default;
    Q_DISABLE_COPY_MOVE(ReadBook)

    QByteArray part(const QString &name) const
    {
        QProcess unzip;
        unzip.start(QStringLiteral("unzip"),
                    {QStringLiteral("-p"), m_folder.filePath(QStringLiteral("book.xlsx")), name});
        if (!unzip.waitForStarted())
            return "unzip is not installed";
        unzip.waitForFinished();
        return unzip.readAllStandardOutput();
    }

    QStringList sheetNames() const
    {
        QStringList names;
        QXmlStreamReader xml(part(QStringLiteral("xl/workbook.xml")));
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("sheet"))
                names.append(xml.attributes().value(QStringLiteral("name")).toString());
        }
        return names;
    }

    /// The cells of a sheet (1 is the first) by address: texts with an apostrophe before them, numbers as written,
    /// formulas with an equals sign.
    QHash<QString, QString> cells(int sheet) const
    {
        const QStringList texts = sharedTexts();
        QHash<QString, QString> cells;
        QString address;
        QString type;
        QXmlStreamReader xml(part(QStringLiteral("xl/worksheets/sheet%1.xml").arg(sheet)));
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QStringLiteral("c")) {
                address = xml.attributes().value(QStringLiteral("r")).toString();
                type = xml.attributes().value(QStringLiteral("t")).toString();
            } else if (xml.name() == QStringLiteral("f")) {
                cells.insert(address, u'=' + xml.readElementText());
            } else if (xml.name() == QStringLiteral("is")) {
                xml.readNextStartElement(); // Inline text, written to save memory.
                cells.insert(address, u'\'' + xml.readElementText());
            } else if (xml.name() == QStringLiteral("v")) {
                const QString value = xml.readElementText();
                cells.insert(address, type == QStringLiteral("s") ? u'\'' + texts.value(value.toInt()) : value);
            }
        }
        return cells;
    }

private:
    QStringList sharedTexts() const
    {
        QStringList texts;
        QXmlStreamReader xml(part(QStringLiteral("xl/sharedStrings.xml")));
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("t"))
                texts.append(xml.readElementText());
        }
        return texts;
    }

    QTemporaryDir m_folder;
};

} // namespace stemdesk
