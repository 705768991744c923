#include "ui/theme/one_line.h"

#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

void OneLine::put(QLineEdit *field)
{
    if (!field->findChild<OneLine *>(QString(), Qt::FindDirectChildrenOnly))
        new OneLine(field);
}

OneLine::OneLine(QLineEdit *field) : QObject(field), m_field(field)
{
    // Queued, so that the pasted text is announced before the one that takes its place.
    connect(field, &QLineEdit::textEdited, this, &OneLine::join, Qt::QueuedConnection);
}

void OneLine::join()
{
    static const QRegularExpression kBreak(u"\\s*[\\n\\r\\x{2028}\\x{2029}]\\s*"_s);
    static const QRegularExpression kBreakAtEnd(u"\\s*[\\n\\r\\x{2028}\\x{2029}]\\s*$"_s);
    const QString text = m_field->text();
    if (!text.contains(kBreak))
        return;
    const qsizetype behind = text.size() - m_field->cursorPosition();
    QString line = text;
    line.remove(kBreakAtEnd);
    line.replace(kBreak, u" "_s);
    m_field->setText(line); // Undoing the paste would only bring the breaks back.
    m_field->setModified(true);
    m_field->setCursorPosition(int(std::max<qsizetype>(0, line.size() - behind)));
    Q_EMIT m_field->textEdited(line);
}

} // namespace stemdesk::ui
