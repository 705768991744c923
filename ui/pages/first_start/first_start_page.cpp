#include "ui/pages/first_start/first_start_page.h"

#include "core/documents/drawn_picture.h"
#include "core/exchange/shop_start.h"
#include "core/services/service_thread.h"
#include "core/services/shops/shop_file_service.h"
#include "core/services/shops/shop_setup_service.h"
#include "ui/exchange/shop_file_words.h"
#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/shop_fields.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/text_label.h"
#include "ui/window/window_control.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"

#include <QBitmap>
#include <QDateTime>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kMark = 2 * kSpace24;
constexpr int kLaterRows = 2 * kSpace24; ///< The time zone of a wide country, and a note.
constexpr int kFormWidth = kMessageWidth + kFormLabelWidth + kSpace24;

Instant now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

TextLabel *quietText(const QString &text, TextStyle style = TextStyle::Body)
{
    auto *label = new TextLabel(text, style, Tone::Quiet);
    label->setWordWrap(true);
    return label;
}

} // namespace

FirstStartPage::FirstStartPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_fields(new ShopFields),
      m_demo(new Button(tr("Start with the demo shop"), Button::Kind::Primary)), m_empty(new Button(tr("Start empty"))),
      m_file(new Button(tr("Open a shop from a file…"), Button::Kind::Link)), m_problem(new InlineMessage(Tone::Error)),
      m_working(new WorkingRow)
{
    setWindowTitle(tr("Welcome – Stemdesk"));
    setAccessibleName(tr("Welcome to Stemdesk"));
    auto *scroll = new QScrollArea;
    scroll->setWidget(buildForm());
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll);
    connect(m_demo, &QAbstractButton::clicked, this, &FirstStartPage::startWithDemo);
    connect(m_empty, &QAbstractButton::clicked, this, &FirstStartPage::startEmpty);
    connect(m_file, &QAbstractButton::clicked, this, &FirstStartPage::askForFile);
    connect(m_fields, &ShopFields::languageChosen, this, &FirstStartPage::speak);
    connect(m_fields, &ShopFields::nameChanged, this, &FirstStartPage::showPrimary);
    m_fields->keepIn(draftMemory(m_context, u"first-start"_s));
    showPrimary();
    setFocusProxy(m_fields);
}

ShopSetup FirstStartPage::answers() const
{
    return m_fields->setup();
}

void FirstStartPage::resume(const ShopSetup &answers)
{
    m_fields->show(answers);
    m_fields->focusLanguage();
}

/// The main button opens the demo shop until a shop has been named, and then starts that one.
void FirstStartPage::showPrimary()
{
    const bool isNamed = !answers().name.isEmpty();
    m_demo->setKind(isNamed ? Button::Kind::Secondary : Button::Kind::Primary);
    m_empty->setKind(isNamed ? Button::Kind::Primary : Button::Kind::Secondary);
}

/// Applied at once if every number can be carried over, otherwise at the end.
void FirstStartPage::speak(const QString &language)
{
    if (QLocale(language).language() != QLocale().language() && m_fields->isComplete())
        m_context.window.setLanguage(language);
}

QWidget *FirstStartPage::buildForm()
{
    auto *form = new QWidget;
    form->setFixedWidth(kFormWidth);
    auto *column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace8);
    auto *mark = new TextLabel({});
    const QPixmap drawn = applicationMark(kMark);
    mark->setPixmap(drawn.copy(QRegion(drawn.mask()).boundingRect())); // Its edge is that of the texts below.
    mark->setAccessibleName({}); // It says nothing that the title does not.
    column->addWidget(mark);
    column->addWidget(new TextLabel(tr("Welcome to Stemdesk"), TextStyle::Title));
    column->addWidget(quietText(tr("Describe your shop. You can change everything later.")));
    column->addSpacing(kSpace8);
    auto *card = new Card(tr("Your shop"));
    m_fields->leadWithLanguage(tr("Used in this window and in your documents."));
    card->body()->addSpacing(kSpace4);
    card->addPadded(m_fields);
    card->body()->addSpacing(kSpace4);
    column->addWidget(card);
    column->addWidget(m_problem);
    column->addWidget(m_working);
    column->addSpacing(kSpace12);
    column->addWidget(buildChoices());
    column->addWidget(buildFoot());
    auto *ground = new QWidget;
    ground->setProperty("scrollContent", true);
    auto *middle = new QVBoxLayout(ground);
    m_place = middle;
    m_form = form;
    auto *across = new QHBoxLayout; // Not an alignment, which would use the texts' height at full width.
    across->addStretch(1);
    across->addWidget(form);
    across->addStretch(1);
    middle->addLayout(across);
    middle->addStretch(1);
    return ground;
}

/// In the middle of a tall window, and otherwise at the top. Only a new size of the window moves the form: a row that
/// comes or goes moves nothing above it, and some room is left for it below.
void FirstStartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int spare = height() - m_form->heightForWidth(kFormWidth);
    const int above = (spare - kLaterRows) / 2;
    m_place->setContentsMargins(kSpace24, std::max(kSpace24, above), kSpace24, kSpace16);
}

QWidget *FirstStartPage::choice(Button *button, const QString &note)
{
    auto *choice = new QWidget;
    auto *column = new QVBoxLayout(choice);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace8);
    column->addWidget(button);
    column->addWidget(quietText(note, TextStyle::Small));
    column->addStretch(1);
    button->setAccessibleDescription(note);
    return choice;
}

QWidget *FirstStartPage::buildChoices()
{
    auto *choices = new QWidget;
    auto *row = new QHBoxLayout(choices);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace16);
    row->addWidget(
        choice(m_demo,
               tr("A florist’s year to try things out: suppliers, flowers with prices, and events. Without a "
                  "name above, it is called Fern & Thistle.")),
        1);
    row->addWidget(
        choice(m_empty,
               tr("Nothing in it yet. Today leads you through the first steps: a supplier, your flowers, an event.")),
        1);
    return choices;
}

QWidget *FirstStartPage::buildFoot()
{
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, kSpace8, 0, 0);
    row->setSpacing(kSpace8);
    row->addWidget(new TextLabel(tr("Worked on another computer before?"), TextStyle::Body, Tone::Quiet));
    row->addWidget(m_file);
    row->addStretch(1);
    return foot;
}

void FirstStartPage::startEmpty()
{
    if (!m_fields->isComplete())
        return;
    const ShopSetup setup = m_fields->setup();
    m_working->begin(tr("Setting the shop up…"));
    run(
        [id = m_context.shop.id, setup](Services &services) -> Result<ShopId> {
            ShopServices *shop = TRY(services.forShop(id));
            const Status done = stemdesk::startEmpty(*shop, setup);
            return done ? Result<ShopId>(id) : Result<ShopId>(done.error());
        },
        setup.documentLanguage);
}

void FirstStartPage::startWithDemo()
{
    if (!m_fields->isComplete())
        return;
    const ShopSetup setup = m_fields->setup();
    const QString what = tr("Filling the demo shop…");
    const WorkingRow::ProgressReport report = m_working->begin(what);
    run(
        [id = m_context.shop.id, setup, report, what](Services &services) -> Result<ShopId> {
            ShopServices *shop = TRY(services.forShop(id));
            const Status done = stemdesk::startWithDemo(*shop, setup, shop->now(), drawnPicture,
                                                        [&](int step, int steps) { return report(what, step, steps); });
            return done ? Result<ShopId>(id) : Result<ShopId>(done.error());
        },
        setup.documentLanguage);
}

void FirstStartPage::askForFile()
{
    auto *dialog = ShopFileWords::openDialog(this, m_context.settings);
    connect(dialog, &QFileDialog::fileSelected, this, &FirstStartPage::takeFile);
    dialog->open();
}

void FirstStartPage::takeFile(const QString &path)
{
    const ShopFileService::Watch watch = ShopFileWords::watchFor(m_working->begin(tr("Opening the file…")));
    run(
        [id = m_context.shop.id, path, watch](Services &services) -> Result<ShopId> {
            const ShopMoveExtent extent = TRY(ShopFileService(services, now, watch).read(path));
            // The file's shop replaces the untouched one.
            TRY(ShopSetupService(services).removeUntouched(id));
            return extent.shops.constFirst().id;
        },
        {});
}

void FirstStartPage::run(std::function<Result<ShopId>(Services &)> work, const QString &language)
{
    setBusy(true);
    m_problem->setMessage({});
    m_context.tasks.run(this, std::move(work),
                        [this, language](const Result<ShopId> &shop) { onDone(shop, language); });
}

void FirstStartPage::onDone(const Result<ShopId> &shop, const QString &language)
{
    m_working->end();
    setBusy(false);
    if (shop) {
        m_fields->forget();
        Q_EMIT finished(*shop, language);
        return;
    }
    if (m_fields->showError(shop.error()))
        return;
    if (shop.error().code != "cancelled")
        m_problem->setMessage(ShopFileWords::refusal(shop.error()));
    m_fields->setFocus(Qt::OtherFocusReason);
}

void FirstStartPage::setBusy(bool busy)
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_fields, m_demo, m_empty, m_file})
        widget->setEnabled(!busy);
}

} // namespace stemdesk::ui
