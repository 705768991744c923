#include "core/base/file_text.h"

#include "core/base/text.h"

namespace stemdesk {

namespace {

bool isKept(char32_t c)
{
    return !isNoCharacter(c) && (c >= U' ' || c == U'\t' || c == U'\n' || c == U'\r');
}

} // namespace

QString fileText(const QString &text)
{
    QString kept;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size();) {
        const bool isPair = text.at(at).isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate();
        const qsizetype next = at + (isPair ? 2 : 1);
        if (!isKept(isPair ? QChar::surrogateToUcs4(text.at(at), text.at(at + 1)) : char32_t(text.at(at).unicode()))) {
            kept += QStringView(text).sliced(from, at - from);
            from = next;
        }
        at = next;
    }
    return from == 0 ? text : kept + text.sliced(from);
}

} // namespace stemdesk
