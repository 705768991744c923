#include "ui/pages/integrations/api_tab.h"

#include "core/services/server_control.h"
#include "core/services/service_thread.h"
#include "ui/models/recent_changes.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/setting_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"

#include <QAbstractTextDocumentLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kCommandLines = 2; ///< At least.
constexpr int kLookAtUse = 2000; // Usage is counted beside the changes, and not announced.

SettingField numberField(const QString &key, int Shop::*member)
{
    return {.key = key, .text = [member](const Shop &shop) { return QString::number(shop.*member); }};
}

TextLabel *explanation(const QString &text)
{
    auto *label = new TextLabel(text, TextStyle::Body, Tone::Quiet);
    label->setWordWrap(true);
    label->setContentsMargins(0, kSpace4, 0, 0); // Apart from its heading.
    return label;
}

/// With room above it, where a text explains it.
QWidget *spaced(QWidget *command)
{
    auto *place = new QWidget;
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, kSpace8, 0, 0);
    column->addWidget(command);
    return place;
}

QPlainTextEdit *command(const QString &name)
{
    auto *command = new QPlainTextEdit;
    command->setReadOnly(true);
    command->setTabChangesFocus(true);
    command->setProperty("valueField", true);
    command->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    command->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto fit = [command](int lines) {
        command->setFixedHeight(std::max(lines, kCommandLines) * command->fontMetrics().lineSpacing() + kSpace16
                                + kSpace4);
    };
    fit(kCommandLines);
    QObject::connect(command->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, command,
                     [fit](const QSizeF &size) { fit(int(size.height())); }); // Counted in lines.
    command->setAccessibleName(name);
    return command;
}

/// The first paragraph of a text explains, the second is the command, shown with an option per line: a line may not
/// break within "--".
void showExplained(const QString &text, QLabel &explanation, QPlainTextEdit &command)
{
    const QStringList parts = text.split(u"\n\n"_s);
    explanation.setText(parts.constFirst());
    command.setPlainText(parts.value(1).replace(u" --"_s, u" \\\n  --"_s));
}

} // namespace

ApiTab::ApiTab(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_on(new QCheckBox(tr("Allow programs on this computer"))),
      m_serverState(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_problem(new InlineMessage(Tone::Error)),
      m_host(new QComboBox), m_port(new ValueField), m_url(new TextLabel({})),
      m_copy(new Button(tr("Copy"), Button::Kind::Small)), m_access(new QCheckBox(tr("Accept API keys"))),
      m_accessNote(new InlineMessage(Tone::Warning)), m_origins(new ValueField), m_rate(new ValueField),
      m_cap(new ValueField), m_used(new TextLabel({}, TextStyle::Figure)), m_bar(new BudgetBar),
      m_usedOf(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_reference(new Button(tr("Open the reference"))),
      m_proxy(explanation({})), m_proxyCommand(command(tr("Behind a proxy"))), m_timer(new QTimer(this))
{
    auto *cards = new CardColumns(CardColumns::Measures{.leastColumn = kMessageWidth});
    cards->addLeft(buildServer());
    cards->addRight(buildShop());
    for (Card *card : cards->findChildren<Card *>())
        card->setMinimumWidth(kMessageWidth);
    auto *splitter = new Splitter(u"integration-api"_s, splitterMemory(context.settings));
    SidePanel *side = buildSide();
    splitter->addWidget(cards);
    splitter->addWidget(side);
    splitter->setStretchFactor(0, 1);
    splitter->setFoldable(side, tr("the use of the API"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(splitter);
    setFocusProxy(m_on);
    m_timer->setInterval(kLookAtUse);
    connect(m_timer, &QTimer::timeout, this, &ApiTab::readUse);
    connect(&context.server, &ServerControl::changed, this, &ApiTab::showServer);
    RecentChanges::watch(context, this, {Resource::Shop}, [this] { showShop(); });
    showServer();
    showShop();
}

Card *ApiTab::buildServer()
{
    auto *card = new Card(tr("API"));
    card->setNote(tr("how other programs read and change the shop’s data"));
    card->addPadded(m_on);
    card->addPadded(m_serverState);
    card->addPadded(m_problem);
    card->addPadded(buildUrl());
    card->addPadded(buildAddress());
    m_serverState->setWordWrap(true);
    connect(m_on, &QCheckBox::clicked, this, [this](bool on) { m_context.server.setOn(on); });
    connect(m_problem, &InlineMessage::actionChosen, this, [this] { m_context.server.setOn(true); });
    return card;
}

QWidget *ApiTab::buildUrl()
{
    auto *url = new QWidget;
    auto *row = new QHBoxLayout(url);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
    row->addWidget(m_url);
    row->addWidget(m_copy);
    row->addStretch(1);
    m_url->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy->setAccessibleName(tr("Copy the address"));
    connect(m_copy, &QAbstractButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_url->text());
        m_copy->setText(tr("Copied"));
        QTimer::singleShot(kLookAtUse, m_copy, [this] { m_copy->setText(tr("Copy")); });
    });
    return new FormRow(tr("Address"), url);
}

QWidget *ApiTab::buildAddress()
{
    new WheelGuard(m_host);
    m_host->addItem(u"127.0.0.1"_s, u"127.0.0.1"_s);
    m_host->addItem(u"[::1]"_s, u"[::1]"_s);
    m_host->setAccessibleName(tr("Address to listen on"));
    auto *host = new FormRow(tr("Listens on"), m_host);
    host->setFieldWidth(kNumberWidth); // It is as wide as the port below.
    m_portRow = new FormRow(tr("Port"), m_port);
    m_portRow->setUnit({});
    auto *rows = new QWidget;
    auto *column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace8);
    column->addWidget(host);
    column->addWidget(m_portRow);
    connect(m_host, &QComboBox::activated, this, &ApiTab::moveServer);
    connect(m_port, &ValueField::committed, this, &ApiTab::moveServer);
    return rows;
}

Card *ApiTab::buildShop()
{
    auto *card = new Card(tr("This shop"));
    card->setNote(tr("takes effect within a second"));
    card->addPadded(m_access);
    card->addPadded(m_accessNote);
    addOrigins(card);
    addLimit(card, tr("Requests a minute"), m_rate, numberField(u"rate-per-minute"_s, &Shop::ratePerMinute))
        ->setNote(tr("For each key; 0 for no limit"));
    addLimit(card, tr("Requests a month"), m_cap, numberField(u"monthly-cap"_s, &Shop::monthlyCap))
        ->setNote(tr("For all keys together; 0 for no limit"));
    connect(m_access, &QCheckBox::clicked, this, &ApiTab::setAccess);
    return card;
}

void ApiTab::addOrigins(Card *card)
{
    const SettingField setting{.key = u"allowed-origins"_s,
                               .text = [](const Shop &shop) { return shop.allowedOrigins.join(u", "_s); }};
    auto *row = new FormRow(tr("Allowed websites"), m_origins);
    row->limitField(kMessageWidth);
    row->setNote(tr("Websites, browser extensions and apps, separated by commas; empty for none"));
    m_origins->setPlaceholderText(u"https://shop.example, chrome-extension://abcdef"_s);
    card->addPadded(row);
    connect(m_origins, &ValueField::committed, this, [this, setting](const QString &typed) {
        changeSetting(tr("Change the allowed websites"), setting, typed.trimmed(), [this](const Status &status) {
            const bool isWrong = !status && status.error().kind == Error::Kind::Invalid;
            if (status)
                m_origins->setStored();
            else
                m_origins->refuse(status.error(),
                                  isWrong ? tr("Write them like https://shop.example or chrome-extension://abcdef, "
                                               "without a path.")
                                          : QString());
        });
    });
}

FormRow *ApiTab::addLimit(Card *card, const QString &label, ValueField *field, const SettingField &setting)
{
    auto *row = new FormRow(label, field);
    row->setUnit({});
    field->setFigure(NumberUnit::Pieces);
    field->setWhole();
    card->addPadded(row);
    connect(field, &ValueField::committed, this, [this, label, field, setting](const QString &typed) {
        const auto limit = countFrom(typed, NumberUnit::Pieces);
        if (limit)
            field->readAs(QString::number(*limit));
        const QString text = limit ? QString::number(*limit) : typed.trimmed();
        changeSetting(tr("Change %1").arg(label), setting, text, [field](const Status &status) {
            const bool isWrong = !status && status.error().kind == Error::Kind::Invalid;
            if (status)
                field->setStored();
            else
                field->refuse(status.error(), isWrong ? tr("Write a whole number, 0 or more.") : QString());
        });
    });
    return row;
}

SidePanel *ApiTab::buildSide()
{
    auto *side = new SidePanel;
    side->addSection(tr("Requests this month"));
    side->addWidget(m_used);
    side->addWidget(m_bar);
    side->addWidget(m_usedOf);
    m_usedOf->setWordWrap(true);
    side->addSection(tr("For programmers"));
    side->addWidget(explanation(tr("All requests, with examples to try")));
    auto *button = new QWidget;
    auto *row = new QHBoxLayout(button);
    row->setContentsMargins(0, kSpace8, 0, 0);
    row->addWidget(m_reference);
    row->addStretch(1);
    side->addWidget(button);
    side->addSection(tr("From other computers"));
    auto *others = explanation({});
    auto *ofOthers = command(tr("From other computers"));
    side->addWidget(others);
    side->addWidget(spaced(ofOthers));
    showExplained(
        tr("Here the API is for programs on this computer only. For others, run this on a computer that is always on; "
           "it is encrypted and needs no window:\n\nstemdesk serve --listen ADDRESS:PORT --tls CERTIFICATE,KEY"),
        *others, *ofOthers);
    side->addSection(tr("Behind a proxy"));
    side->addWidget(m_proxy);
    side->addWidget(spaced(m_proxyCommand));
    connect(m_reference, &QAbstractButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl(m_context.server.url() + u"/docs"_s)); });
    return side;
}

void ApiTab::showServer()
{
    const ServerControl &server = m_context.server;
    const QSignalBlocker blocker(m_on);
    m_on->setChecked(server.isOn());
    const bool hasProblem = !server.problem().isEmpty();
    m_problem->setMessage(server.problem(), hasProblem ? tr("Try again") : QString());
    m_serverState->setText(server.isRunning() && server.isOn() ? QString() : stateText()); // The header says it, too.
    m_serverState->setVisible(!m_serverState->text().isEmpty());
    m_url->setText(server.url() + u"/api/v1"_s);
    m_reference->setEnabled(server.isRunning());
    showExplained(
        tr("If a web server passes requests on to Stemdesk, start Stemdesk like this. NAME is the name that programs "
           "use, ADDRESS is the web server’s address:\n\nstemdesk serve --listen %1 --host NAME --behind ADDRESS")
            .arg(server.address()),
        *m_proxy, *m_proxyCommand);
    const QString address = server.address();
    const qsizetype colon = address.lastIndexOf(u':');
    const int host = m_host->findData(address.left(colon));
    if (host < 0) // Set on the command line.
        m_host->addItem(address.left(colon), address.left(colon));
    m_host->setCurrentIndex(m_host->findData(address.left(colon)));
    m_port->setValue(address.mid(colon + 1));
    Q_EMIT stateChanged();
}

QString ApiTab::stateText() const
{
    const ServerControl &server = m_context.server;
    if (!server.isOn())
        return server.isRunning() ? tr("Stopping…") : tr("Off");
    if (server.isRunning())
        return tr("Running on %1").arg(server.address());
    return server.problem().isEmpty() ? tr("Starting…") : tr("Not running");
}

void ApiTab::moveServer()
{
    const Status moved =
        m_context.server.setAddress(m_host->currentData().toString() + u':' + m_port->text().trimmed());
    if (moved)
        m_port->setStored();
    else
        m_port->setRefused(tr("Write a port from 1 to 65535; programs usually find Stemdesk on 8787."));
}

void ApiTab::showShop()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return; // Busy; the next change reads again.
    m_shop = *shop;
    const QSignalBlocker blocker(m_access);
    m_access->setChecked(shop->hasApiAccess);
    m_accessNote->setMessage(shop->hasApiAccess
                                 ? QString()
                                 : tr("Every key of %1 is refused until this is switched on again.").arg(shop->name));
    m_origins->setValue(shop->allowedOrigins.join(u", "_s));
    m_rate->setValue(QString::number(shop->ratePerMinute));
    m_cap->setValue(QString::number(shop->monthlyCap));
    readUse();
}

void ApiTab::changeSetting(const QString &text, const SettingField &setting, const QString &to,
                           const std::function<void(const Status &)> &done)
{
    m_context.edits.run(SettingEdits::change(text, m_shop, {{setting, to}}), this, done);
}

void ApiTab::setAccess(bool on)
{
    const auto word = [](bool isOn) { return isOn ? u"on"_s : u"off"_s; };
    const SettingField access{.key = u"api-access"_s,
                              .text = [word](const Shop &shop) { return word(shop.hasApiAccess); }};
    changeSetting(on ? tr("Accept API keys") : tr("Refuse all keys"), access, word(on), [this](const Status &status) {
        showShop(); // The tick is what is stored.
        if (!status)
            m_accessNote->setMessage(errorText(status.error()));
    });
}

void ApiTab::readUse()
{
    m_context.tasks.run(
        this,
        [shop = m_context.shop.id](Services &services) -> Result<qint64> {
            const Result<ShopServices *> ours = services.forShop(shop);
            return ours ? (*ours)->keys.requestsThisMonth() : Result<qint64>(ours.error());
        },
        [this](const Result<qint64> &requests) {
            if (requests)
                showUse(*requests);
        });
}

void ApiTab::showUse(qint64 requests)
{
    const qint64 cap = m_cap->value().toLongLong();
    m_used->setText(QLocale().toString(requests));
    m_usedOf->setText(cap > 0 ? tr("of %1; resets on the 1st, UTC").arg(QLocale().toString(cap))
                              : tr("without a limit"));
    m_bar->setVisible(cap > 0);
    m_bar->setAmounts(double(requests), double(cap),
                      tr("%1 of %2 requests").arg(QLocale().toString(requests), QLocale().toString(cap)));
}

void ApiTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    readUse();
    m_timer->start();
}

void ApiTab::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer->stop();
}

} // namespace stemdesk::ui
