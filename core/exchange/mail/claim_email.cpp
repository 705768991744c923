#include "core/exchange/mail/claim_email.h"

#include "core/base/day.h"
#include "core/domain/image.h"
#include "core/domain/orders/claim.h"
#include "core/domain/shops/document_language.h"
#include "core/domain/shops/document_names.h"
#include "core/services/services.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDaysToCredit = 7;

/// "- 7 of 10 units: Rose, Quicksand", then what is known about it.
QStringList claimLines(const OrderSheetLine &line, const DocumentLanguage &language)
{
    const ReceivedNotes &notes = line.notes;
    const double received = line.received->packs * line.unitsPerPack.value_or(1);
    QStringList lines{u"- "_s
                      + language.translate("documents", "%1 of %2: %3")
                            .arg(language.number(notes.rejectedUnits), unitsText(received, line, language),
                                 orderedThing(line, language))};
    if (!notes.reason.isEmpty())
        lines.append(u"  "_s + language.translate("documents", "Reason: %1").arg(notes.reason.simplified()));
    if (notes.receivedOn)
        lines.append(u"  "_s + language.translate("documents", "Received on %1").arg(language.date(*notes.receivedOn)));
    if (!notes.invoiceNumber.isEmpty())
        lines.append(u"  "_s + language.translate("documents", "Your invoice: %1").arg(notes.invoiceNumber));
    lines.append(u"  "_s
                 + language.translate("documents", "Amount before tax: %1").arg(language.money(claimExclTax(line))));
    for (const QString &picture : notes.imageUrls) {
        if (!referencedImage(picture))
            lines.append(u"  "_s + picture);
    }
    return lines;
}

bool hasStoredPicture(const OrderSheetLine &line)
{
    return std::ranges::any_of(line.notes.imageUrls,
                               [](const QString &entry) { return referencedImage(entry).has_value(); });
}

/// The stored pictures of claimed goods.
Status attachPictures(const ShopServices &services, const OrderSheet &theirs, const Shop &shop, MailDraft &draft)
{
    const QByteArray claim = claimFileName(theirs, theirs.suppliers.constFirst(), shop).toUtf8();
    for (const OrderSheetLine &line : theirs.suppliers.first().lines) {
        if (!isToClaim(line))
            continue;
        for (const QString &entry : line.notes.imageUrls) {
            const auto id = referencedImage(entry);
            if (!id)
                continue;
            const Image image = TRY(services.images.find(*id));
            const QByteArray name = claim + ' ' + QByteArray::number(draft.attachments.size() + 1) + '.'
                + image.mediaType.mid(image.mediaType.indexOf('/') + 1);
            draft.attachments.append({name, image.mediaType, image.bytes});
        }
    }
    return {};
}

} // namespace

EmailDraft claimEmailFor(const OrderSheet &sheet, const Supplier &supplier, const Shop &shop, Instant now)
{
    const auto found = std::ranges::find(sheet.suppliers, supplier.id, &OrderSheetSupplier::supplierId);
    if (found == sheet.suppliers.end())
        return {};
    const DocumentLanguage language(shop);
    QStringList claimed;
    double amount = 0;
    bool hasPictures = false;
    for (const OrderSheetLine &line : found->lines) {
        if (!isToClaim(line))
            continue;
        claimed += claimLines(line, language);
        amount += claimExclTax(line);
        hasPictures = hasPictures || hasStoredPicture(line);
    }
    if (claimed.isEmpty())
        return {};
    QStringList lines{language.translate("documents", "Hello,"), QString(),
                      language.translate("documents", "Some of the goods that you delivered could not be used:"),
                      QString()};
    lines += claimed;
    lines += {QString(),
              language.translate("documents", "Please send us a credit note for %1 before tax by %2.")
                  .arg(language.money(amount), language.date(plusDays(language.dayOf(now), kDaysToCredit)))};
    if (hasPictures)
        lines.append(language.translate("documents", "The pictures are attached."));
    if (const QString number = orderNumber(sheet, shop); !number.isEmpty())
        lines.append(language.translate("documents", "Our order number: %1").arg(number));
    if (!found->accountNumber.isEmpty())
        lines.append(language.translate("documents", "Our account number with you: %1").arg(found->accountNumber));
    lines += closingLines(shop, language);
    return {.to = supplier.claimEmail.isEmpty() ? supplier.contactEmail : supplier.claimEmail,
            .subject = language.translate("documents", "Claim from %1").arg(shop.name).simplified(),
            .body = lines.join(u'\n') + u'\n'};
}

Result<MailDraft> claimDraftOf(const EmailDraft &email, const OrderSheet &theirs, const Shop &shop,
                               const ShopServices &services)
{
    Result<MailDraft> draft = mailDraftOf(email, shop, services.now());
    if (!draft)
        return draft;
    TRY(attachPictures(services, theirs, shop, *draft));
    return draft;
}

} // namespace stemdesk
