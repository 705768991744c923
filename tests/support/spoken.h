#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace stemdesk {

inline QLocale british()
{
    return {QLocale::English, QLocale::UnitedKingdom};
}

/// The window's texts and figures in another language, while this lives.
class Spoken {
public:
    Spoken(const QString &language, const QLocale &figures)
    {
        QLocale::setDefault(figures);
        m_loads = m_translator.load(QStringLiteral(":/i18n/stemdesk_%1.qm").arg(language));
        QCoreApplication::installTranslator(&m_translator);
    }
    ~Spoken() { QLocale::setDefault(british()); }
    Q_DISABLE_COPY_MOVE(Spoken)

    bool loads() const { return m_loads; }

private:
    QTranslator m_translator;
    bool m_loads = false;
};

} // namespace stemdesk
