#pragma once

#include "ui/pages/events/agenda_model.h"

namespace stemdesk::ui {

/// The shop's events as a table, with what each costs against its budget.
class EventsModel : public AgendaModel {
    Q_OBJECT

public:
    enum Column { Name, Date, Venue, Client, Status, Guests, Price, Budget, ColumnCount };

    explicit EventsModel(UiContext &context, QObject *parent = nullptr) : AgendaModel(context, {}, parent) {}

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant textOf(const AgendaRow &row, int column) const;
    QString budgetText(const AgendaRow &row) const;
    QVariant decoration(const AgendaRow &row, int column, int role) const;
};

} // namespace stemdesk::ui
