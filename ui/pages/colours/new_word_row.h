#pragma once

#include "ui/widgets/tables/new_row.h"

class QLineEdit;

namespace stemdesk::ui {

class SwatchStrip;

/// The row above a table that takes the name of a new colour or category, and the code of an unknown colour.
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
