#pragma once

#include "ui/pages/event/details/date_time_field.h"
#include "ui/pages/event/event_form.h"

namespace stemdesk::ui {

/// The event's dates, places, clients and colours.
class DetailsForm : public EventForm {
    Q_OBJECT

public:
    explicit DetailsForm(EventDocument &document, QWidget *parent = nullptr);

private:
    using Moment = std::optional<Instant> Event::*;
    using MomentPatch = std::optional<std::optional<Instant>> EventPatch::*;

    void buildWhen();
    void buildWhere();
    void buildContacts(Card *card);
    void buildPeople();
    void buildEnquiry();
    void buildPalette();
    void buildDescription();
    void buildPictures();
    void buildLinks();
    void buildNotes();
    void addMoment(Card *card, const QString &label, Moment moment, MomentPatch patch);
    DateTimeField::Proposal proposal(Moment moment);
};

} // namespace stemdesk::ui
