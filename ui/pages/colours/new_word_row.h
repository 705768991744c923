#pragma once

#include "ui/widgets/tables/new_row.h"

namespace stemdesk::ui {

/// The row above a table that takes the name of a new colour or category.
class NewWordRow : public NewRow {
    Q_OBJECT

public:
    enum class Kind { Colour, Category };

    explicit NewWordRow(Kind kind, QWidget *parent = nullptr);

Q_SIGNALS:
    void named(const QString &name);
};

} // namespace stemdesk::ui
