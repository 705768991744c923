#pragma once

#include "ui/forms/object_form.h"
#include "ui/pages/series/series_model.h"
#include "ui/widgets/layout/side_panel.h"

namespace stemdesk::ui {

class Button;
class ChoiceField;
class IconButton;
class SeriesEvents;
class TextLabel;
struct UiContext;

/// Everything about one series, edited in place, and its events.
class SeriesPanel : public SidePanel {
    Q_OBJECT

public:
    explicit SeriesPanel(UiContext &context, QWidget *parent = nullptr);

    /// A null id shows nothing.
    void setSeries(const ShownSeries &shown);
    /// Events changed.
    void showEvents();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    void removeRequested();
    void noted(const QString &text);

private:
    void buildFields();
    void buildRepeat();
    /// With more room between the rows than in other panels.
    void addSpaced(FormRow *row, int above);
    void buildFoot();
    Typing typedClient(const QString &typed) const;
    Typing typedDaysAhead(const QString &typed) const;
    Typing typedSkips(const QString &typed) const;
    Typing typedMoves(const QString &typed) const;
    Edit changed(const QString &what, const SeriesPatch &patch) const;
    void changeRule();
    void removeTemplate(qsizetype place);
    void applyAll();

    UiContext &m_context;
    ShownSeries m_shown;
    ObjectForm m_form;
    TextLabel *m_rule;
    ChoiceField *m_status;
    SeriesEvents *m_events;
    Button *m_apply = nullptr;
    IconButton *m_more = nullptr;
};

} // namespace stemdesk::ui
