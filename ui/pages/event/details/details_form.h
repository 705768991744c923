#pragma once

#include "ui/pages/event/details/time_span_field.h"
#include "ui/pages/event/event_form.h"

namespace stemdesk::ui {

/// The event's dates, places, clients and colours.
class DetailsForm : public EventForm {
    Q_OBJECT

public:
    explicit DetailsForm(EventDocument &document, QWidget *parent = nullptr);

    /// Asks for the event's date.
    void askForDate();

private:
    using Moment = std::optional<Instant> Event::*;
    using MomentPatch = std::optional<std::optional<Instant>> EventPatch::*;

    /// A start with its end.
    struct Span {
        Moment start;
        Moment end;
        MomentPatch startPatch;
        MomentPatch endPatch;
    };

    void buildWhenAndWhere();
    void buildPeople();
    QString budgetUnit();
    void addContacts(Card *card);
    void buildEnquiry();
    void addFollowUp(Card *card);
    void buildPalette();
    void buildDescription();
    void buildPictures();
    void addLinks(Card *card);
    void buildNotes();
    TimeSpanField *addSpan(Card *card, const TimeSpanField::Names &names, const Span &span);
    TimeSpanField::Proposal proposal(Moment start);

    TimeSpanField *m_ceremony = nullptr;
    TimeSpanField *m_venue = nullptr;
};

} // namespace stemdesk::ui
