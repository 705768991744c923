#include "core/domain/billing/payment_reference.h"

#include "core/domain/billing/invoice.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostOfReference = 21; ///< Characters after the check digits.
constexpr qsizetype kBelgianDigits = 10;
constexpr int kModulus = 97;

/// Letters count as 10 to 35; -1 for any other character.
int valueOf(QChar letter)
{
    if (letter >= u'0' && letter <= u'9')
        return letter.unicode() - u'0';
    if (letter >= u'A' && letter <= u'Z')
        return letter.unicode() - u'A' + 10;
    return -1;
}

int remainderOf(const QString &text)
{
    int remainder = 0;
    for (const QChar letter : text) {
        const int value = valueOf(letter);
        remainder = (remainder * (value > 9 ? 100 : 10) + value) % kModulus;
    }
    return remainder;
}

/// The last `most` characters that banks accept.
QString plainEnd(const QString &number, qsizetype most, bool withLetters)
{
    QString plain;
    for (const QChar letter : number.toUpper()) {
        const int value = valueOf(letter);
        if (value >= 0 && (withLetters || value < 10))
            plain += letter;
    }
    return plain.right(most);
}

QString belgianReference(const QString &number)
{
    const QString digits = plainEnd(number, kBelgianDigits, false).rightJustified(kBelgianDigits, u'0');
    const int remainder = remainderOf(digits);
    const QString whole = digits + u"%1"_s.arg(remainder == 0 ? kModulus : remainder, 2, 10, QChar(u'0'));
    return u"+++%1/%2/%3+++"_s.arg(whole.first(3), whole.mid(3, 4), whole.mid(7));
}

constexpr qsizetype kMostOfName = 70;
constexpr qint64 kMostCents = 999'999'999'99;
constexpr qint64 kCents = 100;

} // namespace

QString paymentReference(const QString &number, const QString &country)
{
    if (country == "BE"_L1)
        return belgianReference(number);
    const QString plain = plainEnd(number, kMostOfReference, true);
    const int check = kModulus + 1 - remainderOf(plain + "RF00"_L1);
    return u"RF%1%2"_s.arg(check, 2, 10, QChar(u'0')).arg(plain);
}

bool isCreditorReference(const QString &reference)
{
    constexpr qsizetype kHead = 4;
    const bool isPlain = std::ranges::all_of(reference, [](QChar letter) { return valueOf(letter) >= 0; });
    return isPlain && reference.startsWith("RF"_L1) && reference.size() > kHead
        && reference.size() <= kHead + kMostOfReference
        && remainderOf(reference.mid(kHead) + reference.first(kHead)) == 1;
}

QString paymentCodeText(const Invoice &invoice)
{
    const qint64 amount = invoice.toBePaid();
    const bool isToBePaid = invoice.kind == InvoiceKind::Invoice && amount > 0 && amount <= kMostCents;
    if (!isToBePaid || invoice.iban.isEmpty() || invoice.seller.currency != "EUR"_L1)
        return {};
    const bool isCreditor = isCreditorReference(invoice.reference);
    const QStringList lines{u"BCD"_s,
                            u"002"_s,
                            u"1"_s, // UTF-8
                            u"SCT"_s,
                            QString(), // The bank is known by the IBAN.
                            invoice.seller.name.simplified().left(kMostOfName),
                            invoice.iban,
                            u"EUR%1.%2"_s.arg(amount / kCents).arg(amount % kCents, 2, 10, QChar(u'0')),
                            QString(),
                            isCreditor ? invoice.reference : QString(),
                            isCreditor ? QString() : invoice.reference};
    return lines.join(u'\n');
}

} // namespace stemdesk
