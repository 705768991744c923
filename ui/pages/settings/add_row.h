#pragma once

#include "ui/widgets/card.h"

class QLineEdit;

namespace stemdesk::ui {

class TextLabel;

/// The foot of a card with a table, where its next row is typed: one field or several, Enter adds.
class AddRow : public CardRow {
    Q_OBJECT

public:
    explicit AddRow(QWidget *parent = nullptr);

    /// `placeholder` also names the field; `usual` is a text that it is wide enough for, empty: all that is left.
    QLineEdit *addField(const QString &placeholder, const QString &usual = {});
    QString text(int field) const;
    /// What was typed is stored: the next one may be typed.
    void clear();
    void refuse(const QString &reason, int field = 0);
    QString reason() const;

Q_SIGNALS:
    void entered();

private:
    QList<QLineEdit *> m_fields;
    TextLabel *m_reason;
};

} // namespace stemdesk::ui
