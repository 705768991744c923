#include "ui/pages/price_lists/variant_field.h"

#include "core/base/text.h"
#include "core/services/prices/price_overview_service.h"
#include "core/services/service_thread.h"
#include "ui/delegates/cell_roles.h"
#include "ui/money_text.h"
#include "ui/pages/price_lists/price_words.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/widgets/table_view.h"

#include <QFrame>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kMatchesAsked = 8;
constexpr int kLookedAt = 60; // Of all types.

/// On the tasks thread.
QList<VariantMatch> matchesOfType(ShopServices &services, const QString &words, const QString &type)
{
    QList<VariantMatch> found = services.products.search(words, kLookedAt).value_or(QList<VariantMatch>());
    found.removeIf([&type](const VariantMatch &match) { return match.productType != type; });
    return found.first(std::min<qsizetype>(found.size(), kMatchesAsked));
}

} // namespace

OfferedVariantsModel::OfferedVariantsModel(UiContext &context, QObject *parent)
    : QAbstractTableModel(parent), m_context(context), m_words(CatalogueWords::read(context.services))
{}

void OfferedVariantsModel::setMatches(const QList<VariantMatch> &matches, const QStringList &words)
{
    beginResetModel();
    m_matches = matches;
    m_typed = words;
    endResetModel();
}

int OfferedVariantsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_matches.size());
}

int OfferedVariantsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString OfferedVariantsModel::offerText(const VariantMatch &match) const
{
    const QString supplier = match.supplierName.isEmpty() ? tr("any supplier") : match.supplierName;
    const QString cost =
        match.unitCostExclTax ? moneyText(*match.unitCostExclTax, m_context.shop.currency) : tr("no price");
    return supplier + u" · "_s + cost;
}

QVariant OfferedVariantsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const VariantMatch &match = m_matches.at(index.row());
    const bool isOffer = index.column() == Offer;
    switch (role) {
    case Qt::DisplayRole:
        return isOffer ? offerText(match)
                       : PriceWords::variety({.productName = match.productName,
                                              .variantName = match.variant.name,
                                              .productType = match.productType,
                                              .stemLength = match.variant.stemLength});
    case NumberRole: return isOffer;
    case ToneRole: return int(isOffer ? Tone::Quiet : Tone::Plain);
    case SwatchesRole: return isOffer ? QVariant() : QVariant::fromValue(m_words.looks(match.variant.colors));
    case MatchRole: return isOffer ? QVariant() : QVariant(m_typed);
    default: return {};
    }
}

VariantField::VariantField(UiContext &context, QWidget *parent)
    : QLineEdit(parent), m_context(context), m_matches(new OfferedVariantsModel(context, this))
{
    setPlaceholderText(tr("Add a price: type a variety, like “quick 50”"));
    setAccessibleName(tr("Add a price"));
    connect(this, &QLineEdit::textEdited, this, [this] {
        takeNothing();
        search();
    });
}

VariantField::~VariantField()
{
    delete m_popup; // The window's child, so that it may lie over the table.
}

void VariantField::buildPopup()
{
    auto *frame = new QFrame(window());
    frame->setProperty("kind", u"popup"_s);
    frame->setFocusPolicy(Qt::NoFocus);
    frame->setAccessibleName(tr("Matches"));
    m_list = new TableView(tr("Matches"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setFitsContents(true);
    m_list->horizontalHeader()->hide();
    m_list->setModel(m_matches);
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(kHairline, kSpace4, kHairline, kSpace4);
    column->addWidget(m_list);
    connect(m_list, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) { choose(index.row()); });
    m_popup = frame;
}

void VariantField::search()
{
    if (searchTokens(text()).isEmpty()) {
        takeNothing();
        hidePopup();
        return;
    }
    if (!m_isAsking)
        ask();
}

void VariantField::ask()
{
    m_isAsking = true;
    m_context.tasks.run(
        this,
        [words = text(), type = m_type, shop = m_context.shop.id](Services &services) -> QList<VariantMatch> {
            const Result<ShopServices *> known = services.forShop(shop);
            return known ? matchesOfType(**known, words, type) : QList<VariantMatch>();
        },
        [this, words = text()](const QList<VariantMatch> &matches) { onFound(words, matches); });
}

void VariantField::onFound(const QString &words, const QList<VariantMatch> &matches)
{
    m_isAsking = false;
    if (searchTokens(text()).isEmpty()) {
        takeNothing();
        return;
    }
    if (words != text()) {
        ask();
        return;
    }
    if (!m_popup)
        buildPopup();
    m_shown = words;
    m_matches->setMatches(matches, searchTokens(words));
    if (matches.isEmpty()) {
        takeNothing();
        hidePopup();
        Q_EMIT nothingFound(words);
        return;
    }
    if (std::exchange(m_takesFirst, false))
        choose(0);
    else if (hasFocus())
        showPopup();
}

void VariantField::showPopup()
{
    m_list->selectRow(0);
    m_list->horizontalHeader()->setSectionResizeMode(OfferedVariantsModel::Variety, QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(OfferedVariantsModel::Offer, QHeaderView::ResizeToContents);
    m_popup->setFixedWidth(width());
    m_popup->adjustSize();
    const QPoint below = mapTo(window(), QPoint(0, height() + kSpace4));
    const QPoint above = mapTo(window(), QPoint(0, -m_popup->height() - kSpace4));
    const bool hasRoom = below.y() + m_popup->height() <= window()->height() || above.y() < 0;
    m_popup->move(hasRoom ? below : above);
    m_popup->raise();
    m_popup->show();
}

/// The Enter that was pressed too early takes nothing any more.
void VariantField::takeNothing()
{
    if (std::exchange(m_takesFirst, false))
        Q_EMIT nothingTaken();
}

void VariantField::hidePopup()
{
    if (m_popup)
        m_popup->hide();
}

void VariantField::step(int rows)
{
    m_list->selectRow(std::clamp(m_list->currentIndex().row() + rows, 0, m_matches->rowCount() - 1));
}

void VariantField::choose(int row)
{
    if (row < 0 || row >= m_matches->rowCount())
        return;
    const VariantMatch match = m_matches->matchAt(row);
    hidePopup();
    clear();
    Q_EMIT matchChosen(match);
}

void VariantField::keyPressEvent(QKeyEvent *event)
{
    const bool isOpen = m_popup && m_popup->isVisible();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isOpen && event->key() == Qt::Key_Down) {
        step(1);
    } else if (isOpen && event->key() == Qt::Key_Up) {
        step(-1);
    } else if (isOpen && isEnter && m_shown == text()) {
        choose(m_list->currentIndex().row());
    } else if (isEnter) {
        m_takesFirst = true;
        Q_EMIT matchAwaited();
        search();
    } else if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        hidePopup();
        clear();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void VariantField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    hidePopup();
}

} // namespace stemdesk::ui
