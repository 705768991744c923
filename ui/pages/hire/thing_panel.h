#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/hire/event_hire.h"
#include "ui/forms/object_form.h"
#include "ui/widgets/layout/side_panel.h"

#include <functional>

namespace stemdesk::ui {

class LinkList;
class ValueField;
struct UiContext;

/// A hired thing: the events that have it on and around the selected day, and its own fields.
class ThingPanel : public SidePanel {
    Q_OBJECT

public:
    explicit ThingPanel(UiContext &context, QWidget *parent = nullptr);

    /// A row without an id shows nothing. `shortage` is the thing on the days on which it is short, and others.
    void setThing(const HireRow &row, QDate day, const HireRow &shortage);
    /// Moves the focus to the first event that has it, otherwise to the number owned.
    void takeKeyboard();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    void dayChosen(QDate day);

private:
    using Change = std::function<Result<VariantPatch>(const QString &typed)>;

    void buildFields();
    ValueField *addField(const QString &label, const std::function<QString(const Variant &)> &value,
                         const Change &change);
    void showDay();
    void showHolds();
    void addHeading(const QString &title);
    void addShortages();
    void addHolds(const QString &title, bool onDay);
    void showFields(bool isOther);

    UiContext &m_context;
    HireRow m_row;
    HireRow m_shortage;
    QDate m_day;
    Variant m_variant;
    ValueRow *m_owned = nullptr;
    ValueRow *m_out = nullptr;
    ValueRow *m_free = nullptr;
    TextLabel *m_dayLabel = nullptr;
    LinkList *m_holds; ///< The events.
    ObjectForm m_form;
    QList<ValueField *> m_fields;
};

} // namespace stemdesk::ui
