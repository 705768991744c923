#pragma once

#include <QWidget>

class QLineEdit;

namespace stemdesk::ui {

class SwatchStrip;
class TextLabel;

/// The row above a table in which a new colour or category gets its name; a colour its code too, if it is known.
class NewWordRow : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Colour, Category };

    explicit NewWordRow(Kind kind, QWidget *parent = nullptr);

    /// Shows the row, empty, with the keyboard in it.
    void open();
    /// Keeps what was typed and says why it was not taken.
    void refuse(const QString &reason);

Q_SIGNALS:
    /// `code` is empty where none was given.
    void named(const QString &name, const QString &code);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildCode();
    void showSwatch();
    void announce();

    QLineEdit *m_name;
    QLineEdit *m_code = nullptr;
    SwatchStrip *m_swatch = nullptr;
    TextLabel *m_reason;
};

} // namespace stemdesk::ui
