#include "ui/pages/integrations/json_text.h"

namespace stemdesk::ui {

namespace {

/// Writes the characters of one JSON text, one after the other.
class Indenter {
public:
    void take(char character)
    {
        if (m_isInText)
            takeOfText(character);
        else
            takeOutside(character);
    }
    QByteArray written() const { return m_written; }

private:
    void takeOfText(char character)
    {
        m_written += character;
        m_isInText = m_isEscaped || character != '"';
        m_isEscaped = !m_isEscaped && character == '\\';
    }

    void takeOutside(char character)
    {
        switch (character) {
        case ' ':
        case '\t':
        case '\r':
        case '\n': return;
        case '{':
        case '[':
            beginValue();
            m_written += character;
            ++m_depth;
            m_isEmpty = true;
            return;
        case '}':
        case ']':
            --m_depth;
            if (!m_isEmpty)
                newLine();
            m_isEmpty = false;
            m_written += character;
            return;
        case ',':
            m_written += character;
            newLine();
            return;
        case ':': m_written += ": "; return;
        default:
            beginValue();
            m_written += character;
            m_isInText = character == '"';
        }
    }

    void beginValue()
    {
        if (m_isEmpty)
            newLine();
        m_isEmpty = false;
    }
    void newLine() { m_written += '\n' + QByteArray(2LL * m_depth, ' '); }

    QByteArray m_written;
    qsizetype m_depth = 0;
    bool m_isInText = false;
    bool m_isEscaped = false;
    bool m_isEmpty = false; ///< An object or array was begun and is still empty.
};

} // namespace

QByteArray indentedJson(const QByteArray &json)
{
    Indenter indenter;
    for (const char character : json)
        indenter.take(character);
    return indenter.written();
}

} // namespace stemdesk::ui
