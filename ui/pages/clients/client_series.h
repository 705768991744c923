#pragma once

#include "core/domain/series/series.h"
#include "ui/models/lookup.h"
#include "ui/widgets/layout/link_list.h"

namespace stemdesk::ui {

class TextLabel;

/// The series whose events are for a contact; hidden with its title if there are none.
class ClientSeries : public LinkList {
    Q_OBJECT

public:
    /// `title` is shown above it.
    ClientSeries(UiContext &context, TextLabel *title, QWidget *parent = nullptr);

    /// Looked up in the background.
    void setClient(const ContactId &id);
    /// Series changed.
    void refresh();

Q_SIGNALS:
    void seriesChosen(const stemdesk::SeriesId &id);

private:
    void showSeries(const QList<Series> &all);

    Lookup m_lookup;
    TextLabel *m_title;
    ContactId m_client;
};

} // namespace stemdesk::ui
