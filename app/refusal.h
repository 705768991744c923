#pragma once

#include <QString>

namespace stemdesk {

struct Error;

/// The command line's text for an error. Programs and readers of English get the exact sentence; other people get the
/// window's translated sentence, if there is one, before it.
QString refusalFor(const Error &error, bool isReadByAPerson);

} // namespace stemdesk
