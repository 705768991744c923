#pragma once

#include "ui/theme/tokens.h"

#include <QScrollArea>

class QHBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

class FormRow;
class TextLabel;

/// A quiet name and a value at the right, like a list of sums; a total has a line above it.
class ValueRow : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Ordinary, Total };

    explicit ValueRow(const QString &name, const QString &value = {}, Kind kind = Kind::Ordinary,
                      QWidget *parent = nullptr);

    void setName(const QString &name);
    void setValue(const QString &value, Tone tone = Tone::Plain);
    QString value() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TextLabel *m_name;
    TextLabel *m_value;
    Kind m_kind;
};

/// The panel at the right of a page: sections of rows that scroll together.
class SidePanel : public QScrollArea {
    Q_OBJECT

public:
    explicit SidePanel(QWidget *parent = nullptr);

    /// `kicker` small and quiet above the subject, `suffix` quietly after it ("Rose", "Quicksand", "50 cm").
    void setSubject(const QString &kicker, const QString &subject, const QString &suffix = {});
    /// Buttons for the subject, at the right end of its line.
    void addToSubject(QWidget *buttons);

    TextLabel *addSection(const QString &title);
    /// With a label no wider than its text: the values of such forms are longer than their names.
    void addNarrow(FormRow *row);
    ValueRow *addValue(const QString &name, const QString &value = {}, ValueRow::Kind kind = ValueRow::Kind::Ordinary);
    void addWidget(QWidget *widget);
    /// The end of a form: what was refused, above the buttons that submit and cancel.
    void addFoot(QWidget *refusal, QWidget *act, QWidget *cancel);
    /// Names stay near their values: in a wider panel the rows end earlier.
    void setMeasure(int measure) { m_measure = measure; }

    /// Removes every section and row, keeps the subject.
    void clear();

    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildSubject(QVBoxLayout *column);

    QVBoxLayout *m_rows;
    TextLabel *m_kicker;
    TextLabel *m_subject;
    TextLabel *m_suffix;
    QHBoxLayout *m_line = nullptr; ///< That of the subject.
    int m_measure = QWIDGETSIZE_MAX;
};

} // namespace stemdesk::ui
