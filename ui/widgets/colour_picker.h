#pragma once

#include <QColor>
#include <QDialog>

#include <functional>

class QButtonGroup;
class QLineEdit;

namespace stemdesk::ui {

class Button;
class TextLabel;

/// Chooses a colour from the tones of flowers and foliage; "More" takes a code like "#e8b4a0".
class ColourPicker : public QDialog {
    Q_OBJECT

public:
    ColourPicker(const QString &title, const QColor &current, QWidget *parent);

    /// Opens one over `parent`; `pick` is called with the colour once it is chosen.
    static void ask(const QString &title, const QColor &current, QWidget *parent,
                    const std::function<void(const QColor &)> &pick);

    QColor colour() const { return m_colour; }

Q_SIGNALS:
    void picked(const QColor &colour);

private:
    QWidget *buildTones();
    QWidget *buildCode();
    QWidget *buildFoot();
    void choose(const QColor &colour);
    void takeCode(const QString &code);

    QColor m_colour;
    QButtonGroup *m_tones;
    QWidget *m_sample = nullptr;
    QLineEdit *m_code = nullptr;
    TextLabel *m_refusal = nullptr;
    Button *m_use = nullptr;
};

} // namespace stemdesk::ui
