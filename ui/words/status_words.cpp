#include "ui/words/status_words.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

struct Words {
    QLatin1StringView status;
    const char *text;
    Tone tone;
};

constexpr std::array kWords{
    Words{"new"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "New"), Tone::Quiet},
    Words{"quoting"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Quoting"), Tone::Warning},
    Words{"pending_approval"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "With client"), Tone::Warning},
    Words{"approved"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Approved"), Tone::Accent},
    Words{"in_progress"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "In progress"), Tone::Accent},
    Words{"complete"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Complete"), Tone::Quiet},
    Words{"cancelled"_L1, QT_TRANSLATE_NOOP("stemdesk::ui::EventWords", "Cancelled"), Tone::Quiet},
};

const Words *wordsForStatus(const QString &status)
{
    for (const Words &words : kWords) {
        if (words.status == status)
            return &words;
    }
    return nullptr;
}

} // namespace

QString statusText(const QString &status)
{
    const Words *words = wordsForStatus(status);
    return words ? QCoreApplication::translate("stemdesk::ui::EventWords", words->text) : status;
}

Tone statusTone(const QString &status)
{
    const Words *words = wordsForStatus(status);
    return words ? words->tone : Tone::Quiet;
}

} // namespace stemdesk::ui
