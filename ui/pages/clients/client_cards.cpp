#include "ui/pages/clients/client_cards.h"

#include "core/base/error.h"
#include "core/base/files.h"
#include "core/exchange/vcard.h"
#include "core/services/services.h"
#include "ui/exchange/table_output.h"
#include "ui/models/lookup.h"
#include "ui/pages/clients/card_choice.h"
#include "ui/ui_context.h"
#include "ui/undo/contact_edits.h"
#include "ui/words/error_text.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostCardBytes = 20'000'000;
constexpr int kCardsRead = 500; ///< Contacts at once.

Result<QList<Contact>> allContacts(ShopServices &shop)
{
    QList<Contact> contacts;
    PageRequest request{.limit = kCardsRead};
    do {
        const auto page = TRY(shop.contacts.list({}, request));
        contacts += page.rows;
        request.after = page.next;
    } while (request.after);
    return contacts;
}

/// How many were written; nullopt if the file could not be written.
Result<std::optional<int>> writtenCards(ShopServices &shop, const QString &fileName)
{
    const auto contacts = TRY(allContacts(shop));
    return writePrivately(fileName, vcardsOf(contacts)) ? std::optional(int(contacts.size())) : std::nullopt;
}

/// nullopt if the file could not be read.
Result<std::optional<QList<ReadCard>>> cardsIn(ShopServices &shop, const QString &fileName)
{
    QFile file(fileName);
    // Reading a pipe would wait, and a device may have no end.
    if (!QFileInfo(file).isFile() || !file.open(QFile::ReadOnly) || file.size() > kMostCardBytes)
        return std::optional<QList<ReadCard>>();
    const QList<ContactPatch> contacts = contactsFromVcards(file.readAll());
    const auto known = TRY(shop.contacts.known(contacts));
    QList<ReadCard> cards;
    for (qsizetype at = 0; at < contacts.size(); ++at) {
        const auto sound = patched(Contact(), contacts.at(at));
        cards.append({.contact = contacts.at(at),
                      .knownAs = known.at(at).name,
                      .refusal = sound ? QString() : errorText(sound.error())});
    }
    return std::optional(cards);
}

} // namespace

ClientCards::ClientCards(UiContext &context, QWidget *page) : QObject(page), m_context(context), m_page(page) {}

void ClientCards::askAndSave()
{
    auto *dialog =
        new QFileDialog(m_page, tr("Export clients as vCards"), lastFolder(m_context.settings, u"cards/folder"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters({tr("vCards (*.vcf)")});
    dialog->setDefaultSuffix(u"vcf"_s);
    dialog->selectFile(tr("Clients") + u".vcf"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ClientCards::save);
    dialog->open();
}

void ClientCards::save(const QString &fileName)
{
    m_context.settings.setValue(u"cards/folder"_s, QFileInfo(fileName).absolutePath());
    askBeside(
        m_context.tasks, m_context, this, [fileName](ShopServices &shop) { return writtenCards(shop, fileName); },
        [this, fileName](const Result<std::optional<int>> &written) {
            const QString name = QFileInfo(fileName).fileName();
            if (!written)
                Q_EMIT noted(errorText(written.error()), {}, {});
            else if (!*written)
                Q_EMIT noted(tr("%1 could not be written.").arg(name), {}, {});
            else
                Q_EMIT noted(tr("Saved %n clients in %1", nullptr, **written).arg(name), {}, {});
        });
}

void ClientCards::askAndRead()
{
    auto *dialog = new QFileDialog(m_page, tr("Import vCards"), lastFolder(m_context.settings, u"cards/folder"_s));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("vCards (*.vcf *.vcard)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ClientCards::read);
    dialog->open();
}

void ClientCards::read(const QString &fileName)
{
    m_context.settings.setValue(u"cards/folder"_s, QFileInfo(fileName).absolutePath());
    askBeside(
        m_context.tasks, m_context, this, [fileName](ShopServices &shop) { return cardsIn(shop, fileName); },
        [this, fileName](const Result<std::optional<QList<ReadCard>>> &cards) {
            const QString name = QFileInfo(fileName).fileName();
            if (!cards)
                Q_EMIT noted(errorText(cards.error()), {}, {});
            else if (!*cards)
                Q_EMIT noted(tr("%1 could not be read.").arg(name), {}, {});
            else
                choose(name, **cards);
        });
}

void ClientCards::choose(const QString &fileName, const QList<ReadCard> &cards)
{
    if (cards.isEmpty()) {
        Q_EMIT noted(tr("%1 holds no clients.").arg(fileName), {}, {});
        return;
    }
    auto *choice = new CardChoice(cards, m_page);
    choice->setAttribute(Qt::WA_DeleteOnClose);
    connect(choice, &QDialog::accepted, this, [this, choice] { take(choice->chosen()); });
    choice->open();
}

void ClientCards::take(const QList<ContactPatch> &contacts)
{
    QList<Edit> edits;
    for (const ContactPatch &contact : contacts)
        edits.append(createContactEdit({}, contact, std::make_shared<ContactId>()));
    const int count = int(contacts.size());
    m_context.edits.run(
        together(tr("Import %n clients", nullptr, count), edits), this, [this, count](const Status &status) {
            Q_EMIT noted(status ? tr("Imported %n clients", nullptr, count) : errorText(status.error()), {}, {});
        });
}

} // namespace stemdesk::ui
