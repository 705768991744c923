#include "core/storage/postgres/english_messages.h"

namespace stemdesk {

#ifdef Q_OS_UNIX

EnglishMessages::EnglishMessages()
    : m_english(newlocale(LC_MESSAGES_MASK, "C", duplocale(LC_GLOBAL_LOCALE))), m_before(uselocale(m_english))
{}

EnglishMessages::~EnglishMessages()
{
    uselocale(m_before);
    if (m_english)
        freelocale(m_english);
}

#else

EnglishMessages::EnglishMessages() = default;
EnglishMessages::~EnglishMessages() = default;

#endif

} // namespace stemdesk
