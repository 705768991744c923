#include "ui/pages/settings/database/database_tab.h"

#include "core/services/service_thread.h"
#include "ui/pages/settings/database/database_facts.h"
#include "ui/pages/settings/database/database_words.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPointer>
#include <QProgressBar>
#include <QRadioButton>
#include <QUrl>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

QVBoxLayout *columnOf(QWidget *widget, int indent)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(indent, 0, 0, kSpace8);
    column->setSpacing(kSpace4);
    return column;
}

/// Below the text of a choice, like that of the daily backups.
TextLabel *hint(const QString &text)
{
    auto *label = new TextLabel(text, TextStyle::Small, Tone::Quiet);
    label->setWordWrap(true);
    label->setContentsMargins(kChoiceIndent, 0, 0, 0);
    return label;
}

/// Together, like the daily backups and their text.
void addChoice(Card &card, QRadioButton *choice, const QString &text)
{
    auto *column = new QVBoxLayout;
    column->setContentsMargins(kSpace16, 0, kSpace16, kSpace8);
    column->setSpacing(kSpace2);
    column->addWidget(choice);
    column->addWidget(hint(text));
    card.body()->addLayout(column);
}

} // namespace

DatabaseTab::DatabaseTab(UiContext &context, QWidget *parent)
    : SettingsColumns(parent), m_context(context), m_onFolder(new QRadioButton(tr("On this computer"))),
      m_onServer(new QRadioButton(tr("On a server (PostgreSQL), for several computers at once"))),
      m_address(new QLineEdit), m_password(new QLineEdit), m_test(new Button(tr("Test connection"))),
      m_copy(new Button(tr("Copy this shop there…"))), m_use(new Button(tr("Use this server"), Button::Kind::Primary)),
      m_outcome(new InlineMessage), m_pending(new InlineMessage(Tone::Accent)),
      m_stage(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_bar(new QProgressBar),
      m_cancel(new Button(tr("Cancel"), Button::Kind::Small))
{
    addLeft(m_pending);
    addLeft(buildPlace());
    addRight(new DatabaseFacts(context));
    connectServer();
    m_draft = new Draft(m_address);
    showPlace();
}

DatabaseTab::~DatabaseTab()
{
    if (m_stop)
        *m_stop = true;
}

Card *DatabaseTab::buildPlace()
{
    auto *card = new Card(tr("Where shops are kept"));
    card->body()->addSpacing(kSpace4);
    addChoice(*card, m_onFolder, tr("For one computer. Needs no network and no server."));
    card->addPadded(buildFolder());
    addChoice(*card, m_onServer,
              tr("All workstations on one server see each other’s changes at once. Switching copies nothing: "
                 "what is here stays here."));
    m_server = buildServer();
    card->addPadded(m_server);
    card->body()->addSpacing(kSpace4); // The card beside it ends with a button, as far from its edge.
    setFocusProxy(m_onFolder);
    return card;
}

QWidget *DatabaseTab::buildFolder()
{
    auto *folder = new QWidget;
    auto *row = new QHBoxLayout(folder);
    row->setContentsMargins(kChoiceIndent, 0, 0, kSpace8);
    row->setSpacing(kSpace8);
    auto *path = new TextLabel(QDir::toNativeSeparators(m_context.database.folder()), TextStyle::Body, Tone::Quiet);
    path->setElided(true);
    path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *show = new Button(tr("Show folder"));
    row->addWidget(path);
    row->addWidget(show);
    row->addStretch(1);
    connect(show, &QAbstractButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_context.database.folder())); });
    return folder;
}

QWidget *DatabaseTab::buildServer()
{
    auto *server = new QWidget;
    auto *column = columnOf(server, kChoiceIndent);
    m_address->setPlaceholderText(u"postgresql://anna@db.example.com/flowers"_s);
    m_password->setEchoMode(QLineEdit::Password);
    column->addWidget(new FormRow(tr("Address"), m_address));
    auto *password = new FormRow(tr("Password"), m_password);
    password->setNote(tr("Kept in this computer’s keyring, never in a file. Leave blank to use the one already kept."));
    column->addWidget(password);
    column->addWidget(m_outcome);
    column->addWidget(buildProgress());
    auto *buttons = new FlowLayout;
    buttons->setContentsMargins(0, kSpace8, 0, 0);
    buttons->setSpacing(kSpace8);
    for (Button *button : {m_test, m_copy, m_use})
        buttons->addWidget(button);
    column->addLayout(buttons);
    return server;
}

QWidget *DatabaseTab::buildProgress()
{
    m_working = new QWidget;
    auto *row = new QHBoxLayout(m_working);
    row->setContentsMargins(0, kSpace4, 0, kSpace4);
    row->setSpacing(kSpace12);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the copy"));
    row->addWidget(m_stage);
    row->addWidget(m_bar, 1);
    row->addWidget(m_cancel);
    m_working->hide();
    connect(m_cancel, &QAbstractButton::clicked, this, [this] {
        if (m_stop)
            *m_stop = true;
    });
    return m_working;
}

void DatabaseTab::connectServer()
{
    connect(m_onFolder, &QAbstractButton::clicked, this, &DatabaseTab::chooseFolder);
    connect(m_onServer, &QAbstractButton::clicked, this, [this] {
        m_server->show();
        m_address->setFocus(Qt::OtherFocusReason);
    });
    connect(m_test, &QAbstractButton::clicked, this, &DatabaseTab::test);
    connect(m_copy, &QAbstractButton::clicked, this, &DatabaseTab::copy);
    connect(m_use, &QAbstractButton::clicked, this, &DatabaseTab::use);
    connect(m_address, &QLineEdit::returnPressed, this, &DatabaseTab::test);
    connect(m_password, &QLineEdit::returnPressed, this, &DatabaseTab::test);
    connect(m_address, &QLineEdit::textEdited, this, [this] { showMessage({}, Tone::Error); });
    connect(m_pending, &InlineMessage::actionChosen, this, [this] { m_context.database.restart(); });
}

/// Stores the address while it is typed, without its password.
DraftMemory DatabaseTab::addressMemory() const
{
    const DraftMemory memory = draftMemory(m_context, u"database"_s);
    return {.load = memory.load, .save = [memory](QStringList texts) {
                for (QString &text : texts)
                    text = DatabaseWords::withoutPassword(text);
                memory.save(texts);
            }};
}

void DatabaseTab::showPlace()
{
    m_draft->leave();
    const QString chosen = m_context.database.chosen();
    m_onFolder->setChecked(chosen.isEmpty());
    m_onServer->setChecked(!chosen.isEmpty());
    m_server->setVisible(!chosen.isEmpty());
    m_address->setText(chosen);
    m_copy->setVisible(m_context.database.address().isEmpty());
    if (m_draft->enter(addressMemory())) {
        m_onServer->setChecked(true);
        m_server->show();
    }
    showPending();
}

void DatabaseTab::showPending()
{
    const DatabaseControl &database = m_context.database;
    if (database.isNamedAtStart())
        m_pending->setMessage(tr("This window was started on %1. What you choose here applies when Stemdesk is started "
                                 "without an address.")
                                  .arg(stateText()));
    else if (database.chosen() == database.address())
        m_pending->setMessage({});
    else
        m_pending->setMessage(tr("Applies when Stemdesk is next started."), tr("Restart now"));
}

QString DatabaseTab::stateText() const
{
    const QString address = m_context.database.address();
    return address.isEmpty() ? tr("On this computer") : tr("On %1").arg(address);
}

DatabaseLogin DatabaseTab::login() const
{
    return {.address = m_address->text().trimmed(), .password = m_password->text()};
}

void DatabaseTab::showMessage(const QString &sentence, Tone tone)
{
    m_outcome->setTone(tone);
    m_outcome->setMessage(sentence);
}

void DatabaseTab::setBusy(bool busy)
{
    for (QWidget *widget :
         {static_cast<QWidget *>(m_test), static_cast<QWidget *>(m_copy), static_cast<QWidget *>(m_use),
          static_cast<QWidget *>(m_address), static_cast<QWidget *>(m_password), static_cast<QWidget *>(m_onFolder)})
        widget->setEnabled(!busy);
}

void DatabaseTab::chooseFolder()
{
    const Status chosen = m_context.database.chooseFolder();
    if (chosen)
        m_draft->forget();
    else
        showMessage(DatabaseWords::refusal(chosen.error(), {}), Tone::Error);
    showPlace();
}

void DatabaseTab::test()
{
    setBusy(true);
    showMessage(tr("Connecting…"), Tone::Quiet);
    m_context.tasks.run(
        this, [&database = m_context.database, login = login()](Services &) { return database.shopsAt(login); },
        [this, address = login().address](const Result<QStringList> &shops) { onTested(shops, address); });
}

void DatabaseTab::onTested(const Result<QStringList> &shops, const QString &address)
{
    setBusy(false);
    if (shops)
        showMessage(DatabaseWords::connected(*shops), shops->isEmpty() ? Tone::Warning : Tone::Accent);
    else
        showMessage(DatabaseWords::refusal(shops.error(), address), Tone::Error);
}

void DatabaseTab::use()
{
    setBusy(true);
    showMessage(tr("Connecting…"), Tone::Quiet);
    m_context.tasks.run(
        this,
        [&database = m_context.database, login = login()](Services &) -> Status {
            const Result<QStringList> shops = database.shopsAt(login);
            return shops ? database.choose(login) : Status(shops.error());
        },
        [this, address = login().address](const Status &chosen) {
            setBusy(false);
            if (!chosen) {
                showMessage(DatabaseWords::refusal(chosen.error(), address), Tone::Error);
                return;
            }
            m_draft->forget();
            m_password->clear();
            showMessage({}, Tone::Accent);
            showPlace();
        });
}

void DatabaseTab::copy()
{
    setBusy(true);
    showMessage({}, Tone::Accent);
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_stage->setText(tr("Connecting…"));
    m_bar->setRange(0, 0);
    m_working->show();
    m_cancel->setFocus(Qt::OtherFocusReason);
    // The pointer is read on the window's thread only.
    const auto show = [tab = QPointer<DatabaseTab>(this)](const ShopMoveProgress &progress) {
        if (!tab)
            return;
        tab->m_stage->setText(DatabaseWords::progress(progress));
        tab->m_bar->setRange(0, 1000);
        tab->m_bar->setValue(progress.total > 0 ? int(1000 * progress.done / progress.total) : 0);
    };
    const ShopMoveService::Watch watch = [stop = m_stop, show](const ShopMoveProgress &progress) {
        QMetaObject::invokeMethod(
            qApp, [show, progress] { show(progress); }, Qt::QueuedConnection);
        return !*stop;
    };
    m_context.tasks.run(
        this,
        [&database = m_context.database, login = login(), watch](Services &services) {
            return database.copyTo(login, services, watch);
        },
        [this, address = login().address](const Result<ShopMoveExtent> &extent) { onCopied(extent, address); });
}

void DatabaseTab::onCopied(const Result<ShopMoveExtent> &extent, const QString &address)
{
    m_working->hide();
    m_stop.reset();
    setBusy(false);
    if (extent)
        showMessage(DatabaseWords::copied(*extent), Tone::Accent);
    else
        showMessage(DatabaseWords::refusal(extent.error(), address),
                    extent.error().code == "cancelled" ? Tone::Warning : Tone::Error);
    (extent ? m_use : m_copy)->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
