#pragma once

#include <QList>
#include <QString>

namespace stemdesk::ui {

/// The texts that a field has submitted and whose outcomes it does not know yet, oldest first. Fast typists submit the
/// next one before the previous one is stored.
class HandedOver {
public:
    struct Text {
        QString text;
        QString base; ///< The stored value that it was to replace.
    };

    /// `stored` is the stored value as far as the field knows.
    void add(const QString &text, const QString &stored);
    void replaceNewest(const QString &text);
    /// The newest was refused at once, or changes nothing.
    void dropNewest();
    void clear() { m_texts.clear(); }

    /// Removes the oldest text, whose outcome is now known. Returns `shown` if there is none.
    Text takeStored(const Text &shown);
    /// A text based on a refused one is now based on what that one was to replace.
    Text takeRefused(const Text &shown);

    bool isEmpty() const { return m_texts.isEmpty(); }
    bool contains(const QString &text) const;
    /// Whether the newest differs from the value it is to replace.
    bool isNewestNews() const { return m_texts.constLast().text != m_texts.constLast().base; }
    QString newest() const { return m_texts.constLast().text; }

private:
    QList<Text> m_texts;
};

} // namespace stemdesk::ui
