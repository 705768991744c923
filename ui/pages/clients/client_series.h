#pragma once

#include "core/domain/series/series.h"
#include "ui/models/lookup.h"

#include <QWidget>

namespace stemdesk::ui {

class TextLabel;

/// The series whose events are for a contact; hidden with its title where there is none.
class ClientSeries : public QWidget {
    Q_OBJECT

public:
    /// `title` is shown above it.
    ClientSeries(UiContext &context, TextLabel *title, QWidget *parent = nullptr);

    /// Looked up beside the window.
    void setClient(const ContactId &id);
    /// Series changed.
    void refresh();

Q_SIGNALS:
    void seriesChosen(const stemdesk::SeriesId &id);

private:
    void showSeries(const QList<Series> &all);
    QWidget *makeRow(const Series &series);

    Lookup m_lookup;
    TextLabel *m_title;
    ContactId m_client;
    QWidget *m_rows = nullptr;
};

} // namespace stemdesk::ui
