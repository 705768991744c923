#pragma once

#include <QList>
#include <QString>

namespace stemdesk::ui {

/// The texts that a field handed over and whose outcomes it does not know yet, oldest first. Who types fast hands the
/// next one over before the one before is stored.
class HandedOver {
public:
    struct Text {
        QString text;
        QString base; ///< The stored value that it was to replace.
    };

    /// `stored` is what the field knows to be stored.
    void add(const QString &text, const QString &stored);
    void replaceNewest(const QString &text);
    /// The newest was refused at once, or changes nothing.
    void dropNewest();
    void clear() { m_texts.clear(); }

    /// Removes the oldest text, whose outcome is known now. If there is none, returns `shown`.
    Text takeStored(const Text &shown);
    /// A text based on a refused one is now based on what that one was to replace.
    Text takeRefused(const Text &shown);

    bool isEmpty() const { return m_texts.isEmpty(); }
    bool contains(const QString &text) const;
    /// The newest says something else than what it is to replace.
    bool isNewestNews() const { return m_texts.constLast().text != m_texts.constLast().base; }
    QString newest() const { return m_texts.constLast().text; }

private:
    QList<Text> m_texts;
};

} // namespace stemdesk::ui
