#pragma once

#include "ui/theme/tokens.h"

#include <QWidget>

namespace stemdesk::ui {

class TextLabel;

/// A quiet label, its field, and under the field what is wrong with it. Listens to a ValueField by itself.
class FormRow : public QWidget {
    Q_OBJECT

public:
    /// Takes the field over and names it for screen readers where it has no name yet.
    FormRow(const QString &label, QWidget *field, QWidget *parent = nullptr);

    void setError(const QString &sentence) { setNote(sentence, Tone::Error); }
    void setNote(const QString &sentence, Tone tone = Tone::Quiet);
    QString note() const;
    QWidget *field() const { return m_field; }

private:
    QWidget *m_field;
    TextLabel *m_note;
};

} // namespace stemdesk::ui
