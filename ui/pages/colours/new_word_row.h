#pragma once

#include "ui/widgets/tables/new_row.h"

class QLineEdit;

namespace stemdesk::ui {

class SwatchStrip;

/// The row above a table in which a new colour or category gets its name; a colour its code too, if it is known.
class NewWordRow : public NewRow {
    Q_OBJECT

public:
    enum class Kind { Colour, Category };

    explicit NewWordRow(Kind kind, QWidget *parent = nullptr);

Q_SIGNALS:
    /// `code` is empty if none was given.
    void named(const QString &name, const QString &code);

private:
    void buildCode();
    void showSwatch();

    QLineEdit *m_code = nullptr;
    SwatchStrip *m_swatch = nullptr;
};

} // namespace stemdesk::ui
