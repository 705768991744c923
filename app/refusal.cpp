#include "app/refusal.h"

#include "app/translation.h"
#include "core/base/error.h"
#include "ui/words/error_text.h"

namespace stemdesk {

QString refusalFor(const Error &error, bool isReadByAPerson)
{
    // The window says "It is no longer there", which may never have existed here.
    if (!isReadByAPerson || isEnglishSpoken() || error.code == "not_found")
        return error.message;
    const QString sentence = ui::errorText(error);
    return sentence == error.message ? sentence : sentence + u'\n' + error.message;
}

} // namespace stemdesk
