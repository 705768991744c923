#pragma once

#include "ui/pages/events/agenda_model.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/money_text.h"

namespace stemdesk::ui {

/// The shop's events as a table, with what each costs against its budget.
class EventsModel : public AgendaModel {
    Q_OBJECT

public:
    enum Column { Name, Palette, Date, Venue, Client, Status, Guests, Price, Budget };

    explicit EventsModel(UiContext &context, QObject *parent = nullptr);

protected:
    Columns columns() const override;
    QVariant stored(int row, int column, int role) const override;

private:
    std::optional<BudgetState> budgetOf(const AgendaRow &row) const;
    QStringList paletteOf(const Event &event) const;

    CatalogueWords m_words;
};

} // namespace stemdesk::ui
