#pragma once

#include <QColor>
#include <QDialog>

#include <functional>

class QButtonGroup;
class QLineEdit;

namespace stemdesk::ui {

class Button;
class ColourPictures;
class TextLabel;
struct UiContext;

/// Chooses a colour from the tones of flowers and foliage, or from a picture; "More" takes a code like "#e8b4a0".
class ColourPicker : public QDialog {
    Q_OBJECT

public:
    ColourPicker(UiContext &context, const QString &title, const QColor &current, QWidget *parent);

    /// Opens one over `parent`; `pick` is called with the colour once it is chosen.
    static void ask(UiContext &context, const QString &title, const QColor &current, QWidget *parent,
                    const std::function<void(const QColor &)> &pick);

    QColor colour() const { return m_colour; }

Q_SIGNALS:
    void picked(const QColor &colour);

private:
    QWidget *buildTones();
    QWidget *buildChosen(const QColor &before);
    QWidget *buildCode();
    void showPictures(bool areShown);
    void choose(const QColor &colour);
    void takeCode(const QString &code);

    UiContext &m_context;
    QColor m_colour;
    QButtonGroup *m_tones;
    QWidget *m_grid = nullptr;
    ColourPictures *m_pictures = nullptr; ///< Made when it is wanted first.
    QWidget *m_sample = nullptr;
    QLineEdit *m_code = nullptr;
    TextLabel *m_words = nullptr; ///< The name of the chosen colour, or a hint on writing a code.
    Button *m_use = nullptr;
};

} // namespace stemdesk::ui
