#pragma once

#include <QString>

namespace stemdesk {

struct Error;

/// What the command line says of a refusal. A program, and who reads English, gets the exact sentence; a person who
/// reads another language the window's sentence, where it has one, before the exact one.
QString refusalFor(const Error &error, bool isReadByAPerson);

} // namespace stemdesk
