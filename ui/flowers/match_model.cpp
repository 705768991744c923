#include "ui/flowers/match_model.h"

#include "ui/delegates/cell_roles.h"
#include "ui/theme/tokens.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

MatchModel::MatchModel(QString currency, QObject *parent) : QAbstractTableModel(parent), m_currency(std::move(currency))
{}

void MatchModel::setMatches(const QList<VariantMatch> &matches, const QStringList &words, const CatalogueWords &looks)
{
    beginResetModel();
    m_matches = matches;
    m_words = words;
    m_looks = looks;
    endResetModel();
}

int MatchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_matches.size());
}

int MatchModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString MatchModel::offerText(const VariantMatch &match) const
{
    QStringList parts{match.supplierName.isEmpty() ? tr("any supplier") : match.supplierName};
    if (match.unitsPerPack) {
        QString pack = tr("%1 a pack").arg(quantityText(*match.unitsPerPack));
        if (match.minPacks && *match.minPacks > 1)
            pack += tr(", minimum %1").arg(quantityText(*match.minPacks));
        parts << pack;
    }
    parts << (match.unitCostExclTax ? moneyText(*match.unitCostExclTax, m_currency) : tr("no price"));
    if (match.unitCostExclTax && match.unitsPerPack && *match.unitsPerPack != 1)
        parts << tr("%1 per pack").arg(moneyText(*match.unitCostExclTax * *match.unitsPerPack, m_currency));
    return parts.join(u" · "_s);
}

QVariant MatchModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const VariantMatch &match = m_matches.at(index.row());
    const QString flower = flowerText(match.productName, match.variant.name, match.productType);
    const QString size = stemLengthText(match.variant.stemLength);
    if (role == Qt::AccessibleTextRole)
        return QString(flower + u' ' + size + u", "_s + offerText(match));
    if (index.column() == Offer) {
        switch (role) {
        case Qt::DisplayRole: return offerText(match);
        case NumberRole: return true;
        case ToneRole: return int(Tone::Quiet);
        default: return {};
        }
    }
    switch (role) {
    case Qt::DisplayRole: return size.isEmpty() ? flower : flower + u' ' + size;
    case SwatchesRole: return QVariant::fromValue(m_looks.looks(match.variant.colors));
    case MatchRole: return m_words;
    default: return {};
    }
}

} // namespace stemdesk::ui
