#include "ui/pages/integrations/new_key_form.h"

#include "core/base/day.h"
#include "core/services/server_control.h"
#include "core/services/services.h"
#include "ui/pages/integrations/integration_words.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <memory>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kDaysAhead = 30; // The default of a chosen day.
constexpr int kOwnChoice = -1;
constexpr int kCalendarChoice = -2;
constexpr int kTasksChoice = -3;

} // namespace

NewKeyForm::NewKeyForm(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_context(context), m_name(new QLineEdit), m_preset(new QComboBox), m_lasting(new QComboBox),
      m_day(new DayField(tr("Last day"), [&context] { return shopToday(context); })),
      m_refusal(new InlineMessage(Tone::Error)), m_create(new Button(tr("Create key"), Button::Kind::Primary))
{
    setSubject(tr("API key"), tr("New key")); // The first section has its own spacing.
    buildName();
    buildScopes();
    buildExpiry();
    buildFoot();
    m_draft = new Draft(this);
}

void NewKeyForm::buildName()
{
    m_nameRow = new FormRow(tr("Name"), m_name);
    addSection(tr("What it is for"));
    addWidget(m_nameRow);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameRow->setError({}); });
    connect(m_name, &QLineEdit::returnPressed, m_create, &QAbstractButton::click); // Does nothing while one is made.
}

void NewKeyForm::buildScopes()
{
    addSection(tr("What it may do"));
    new WheelGuard(m_preset);
    m_preset->addItem(tr("Read everything"), scopesToReadAll());
    m_preset->addItem(tr("Keep the catalogue in step"), scopesToSyncCatalogue());
    m_preset->addItem(tr("Everything"), allScopes());
    m_preset->addItem(tr("As ticked below"), kOwnChoice);
    m_preset->addItem(tr("A calendar address, for events"), kCalendarChoice);
    m_preset->addItem(tr("A calendar address, for events and tasks"), kTasksChoice);
    m_presetRow = new FormRow(tr("Allowed"), m_preset);
    addWidget(m_presetRow);
    auto *table = new QWidget;
    auto *grid = new QGridLayout(table);
    grid->setContentsMargins(0, kSpace4, 0, 0);
    grid->setHorizontalSpacing(kSpace12);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    int row = 0;
    for (const KeyAreaScopes &area : keyAreas()) {
        const QString name = IntegrationWords::area(area.area);
        auto *label = new TextLabel(name, TextStyle::Body, Tone::Quiet);
        label->setElided(true); // Long texts make room for the check boxes.
        label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        grid->addWidget(label, row, 0);
        if (area.read != 0)
            grid->addWidget(addChoice(name, tr("read"), area.read), row, 1);
        grid->addWidget(addChoice(name, area.read != 0 ? tr("change") : tr("manage"), area.write), row, 2);
        ++row;
    }
    m_ofKeys.append(table);
    addWidget(table);
    connect(m_preset, &QComboBox::activated, this, &NewKeyForm::choosePreset);
}

QCheckBox *NewKeyForm::addChoice(const QString &area, const QString &verb, quint32 scope)
{
    auto *box = new QCheckBox(verb);
    box->setAccessibleName(tr("%1: %2").arg(area, verb));
    box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_choices.append({.scope = scope, .box = box});
    connect(box, &QCheckBox::toggled, this, &NewKeyForm::showPreset);
    return box;
}

void NewKeyForm::buildExpiry()
{
    m_ofKeys.append(addSection(tr("How long it lasts")));
    new WheelGuard(m_lasting);
    m_lasting->addItem(tr("Until it is revoked"), int(Lasting::Ever));
    m_lasting->addItem(tr("30 days"), int(Lasting::Month));
    m_lasting->addItem(tr("90 days"), int(Lasting::Quarter));
    m_lasting->addItem(tr("A year"), int(Lasting::Year));
    m_lasting->addItem(tr("To the end of a day"), int(Lasting::UntilDay));
    auto *lasting = new FormRow(tr("Valid"), m_lasting);
    m_ofKeys.append(lasting);
    addWidget(lasting);
    connect(m_day, &DayField::dayCommitted, m_day, &DayField::setStored); // With the key.
    auto *day = new FormRow(tr("Last day"), m_day);
    addWidget(day);
    connect(m_lasting, &QComboBox::currentIndexChanged, this, &NewKeyForm::showExpiry);
}

void NewKeyForm::buildFoot()
{
    auto *cancel = new Button(tr("Cancel"));
    addFoot(m_refusal, m_create, cancel);
    connect(m_create, &QAbstractButton::clicked, this, &NewKeyForm::create);
    connect(cancel, &QAbstractButton::clicked, this, &NewKeyForm::cancelled);
}

bool NewKeyForm::isKept() const
{
    return Draft::subjectOf(draftMemory(m_context, u"key"_s)).has_value();
}

void NewKeyForm::open(bool isCalendar)
{
    m_draft->leave();
    m_name->clear();
    m_nameRow->setError({});
    m_refusal->setMessage({});
    m_create->setEnabled(true);
    const int preset = isCalendar ? m_preset->findData(kCalendarChoice) : 0;
    m_preset->setCurrentIndex(preset);
    choosePreset(preset);
    m_lasting->setCurrentIndex(0);
    const ReadingTime time = readingTime(m_context);
    const QDate today = dayOf(time.now, time.zone);
    m_day->setEarliest(today);
    m_day->setRefused({});
    m_day->setDay(plusDays(today, kDaysAhead));
    m_draft->enter(draftMemory(m_context, u"key"_s));
    showCalendar();
    if (isVisible())
        m_name->setFocus(Qt::OtherFocusReason);
}

void NewKeyForm::choosePreset(int preset)
{
    const QVariant scopes = m_preset->itemData(preset);
    showCalendar();
    if (scopes.toInt() < 0)
        return;
    for (const Choice &choice : std::as_const(m_choices)) {
        const QSignalBlocker blocker(choice.box);
        choice.box->setChecked((scopes.toUInt() & choice.scope) != 0);
    }
    showPreset();
}

/// The preset that the check marks match, if they match one.
void NewKeyForm::showPreset()
{
    m_presetRow->setError({});
    const int preset = m_preset->findData(chosenScopes());
    m_preset->setCurrentIndex(preset >= 0 ? preset : m_preset->findData(kOwnChoice));
}

quint32 NewKeyForm::chosenScopes() const
{
    quint32 scopes = 0;
    for (const Choice &choice : m_choices) {
        if (choice.box->isChecked())
            scopes |= choice.scope;
    }
    return scopes;
}

std::optional<KeyUse> NewKeyForm::chosenCalendar() const
{
    switch (m_preset->currentData().toInt()) {
    case kCalendarChoice: return KeyUse::Calendar;
    case kTasksChoice: return KeyUse::CalendarWithTasks;
    default: return {};
    }
}

void NewKeyForm::showCalendar()
{
    const bool isCalendar = chosenCalendar().has_value();
    for (QWidget *part : std::as_const(m_ofKeys))
        part->setVisible(!isCalendar);
    showExpiry();
    const QString subject = isCalendar ? tr("New calendar address") : tr("New key");
    setSubject(isCalendar ? tr("Calendar") : tr("API key"), subject);
    setAccessibleName(subject);
    m_name->setPlaceholderText(isCalendar ? tr("Who reads it: “Ann’s phone”…")
                                          : tr("What uses it: “Website”, “Till”…"));
    m_create->setText(isCalendar ? tr("Create address") : tr("Create key"));
}

void NewKeyForm::showExpiry()
{
    const bool hasDay = Lasting(m_lasting->currentData().toInt()) == Lasting::UntilDay;
    m_day->parentWidget()->setVisible(hasDay && !chosenCalendar());
}

/// A day lasts to its end, in the shop.
std::optional<Instant> NewKeyForm::expiry() const
{
    const ReadingTime time = readingTime(m_context);
    const QDate today = dayOf(time.now, time.zone);
    const auto endOf = [&](const QDate &day) { return day.endOfDay(time.zone).toMSecsSinceEpoch(); };
    switch (Lasting(m_lasting->currentData().toInt())) {
    case Lasting::Ever: return std::nullopt;
    case Lasting::Month: return endOf(plusDays(today, 30));
    case Lasting::Quarter: return endOf(plusDays(today, 90));
    case Lasting::Year: return endOf(plusMonths(today, 12));
    case Lasting::UntilDay: return endOf(m_day->day().value_or(today));
    }
    return std::nullopt;
}

void NewKeyForm::create()
{
    const std::optional<KeyUse> calendar = chosenCalendar();
    if (!calendar && Lasting(m_lasting->currentData().toInt()) == Lasting::UntilDay && !m_day->day()) {
        m_day->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_create->setEnabled(false); // Until the answer arrives: a second key would never be shown.
    const auto made = std::make_shared<CreatedKey>(); // Filled on the edits thread, read here once that is done.
    const Edit edit{.text = calendar ? tr("Create calendar address") : tr("Create key"),
                    .apply =
                        [name = m_name->text(), scopes = chosenScopes(), expiry = expiry(), calendar,
                         made](ShopServices &services) {
                            const Result<CreatedKey> created = calendar
                                ? services.keys.createCalendar(name, *calendar == KeyUse::CalendarWithTasks)
                                : services.keys.create(name, scopes, expiry);
                            if (!created)
                                return Status(created.error());
                            *made = *created;
                            return Status();
                        },
                    .revert = {}};
    m_context.edits.run(edit, this, [this, made, calendar](const Status &status) {
        m_create->setEnabled(true);
        if (!status) {
            refuse(status.error());
            return;
        }
        Q_EMIT created(made->key, calendar ? m_context.server.url().toLatin1() + made->calendarPath() : made->text);
        made->text.clear();
    });
}

void NewKeyForm::refuse(const Error &error)
{
    if (error.field == QLatin1StringView("name")) {
        m_nameRow->setError(errorText(error));
        m_name->setFocus(Qt::OtherFocusReason);
    } else if (error.field == QLatin1StringView("scopes")) {
        m_presetRow->setError(tr("Tick at least one thing that it may do."));
    } else {
        m_refusal->setMessage(errorText(error));
    }
}

void NewKeyForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        SidePanel::keyPressEvent(event);
}

} // namespace stemdesk::ui
