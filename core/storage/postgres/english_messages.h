#pragma once

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <clocale>
#ifdef Q_OS_MACOS
#include <xlocale.h>
#endif
#endif

namespace stemdesk {

/// While it lives, C libraries write messages in English on this thread, whatever the user's language, because messages
/// without a code can only be recognised by their text.
class EnglishMessages {
public:
    EnglishMessages();
    ~EnglishMessages();
    Q_DISABLE_COPY_MOVE(EnglishMessages)

#ifdef Q_OS_UNIX
private:
    locale_t m_english;
    locale_t m_before;
#endif
};

} // namespace stemdesk
