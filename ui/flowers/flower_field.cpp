#include "ui/flowers/flower_field.h"

#include "core/base/text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QApplication>
#include <QClipboard>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QScrollArea>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kMatches = 8;
constexpr int kLookedAt = 60; // Reads candidates of all types, to find enough of one.

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

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

struct FlowerField::Found {
    FoundLine line;
    CatalogueWords looks;
};

FlowerField::FlowerField(UiContext &context, QWidget *parent)
    : QLineEdit(parent), m_context(context), m_lookup(context), m_matches(new MatchModel(context.shop.currency, this))
{
    connect(this, &QLineEdit::textEdited, this, [this] {
        m_chosen.reset();
        takeNothing();
        search();
    });
}

FlowerField::~FlowerField()
{
    delete m_popup; // A child of the window, so that it may overlap what is below the field.
}

void FlowerField::setRow(QWidget *row)
{
    m_row = row;
    setProperty("bare", true);
    setFrame(false);
}

void FlowerField::buildPopup()
{
    m_popup = new QFrame(window());
    m_popup->setProperty("kind", u"popup"_s);
    m_popup->setFocusPolicy(Qt::NoFocus);
    m_popup->setAccessibleName(tr("Matches"));
    PopupShadow::put(m_popup);
    m_list = new TableView(tr("Matches"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setFitsContents(true);
    m_list->horizontalHeader()->hide();
    m_list->setModel(m_matches);
    m_nothing = new TextLabel({}, TextStyle::Body, Tone::Quiet);
    m_nothing->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace8);
    auto *column = columnInside(m_popup, 0, {kHairline, kSpace4, kHairline, kSpace4});
    column->addWidget(m_list);
    column->addWidget(m_nothing);
    m_new = new Button(tr("Add it to the catalogue…"), Button::Kind::Link);
    m_new->setFocusPolicy(Qt::NoFocus); // Enter does it, from the field.
    auto *row = new QHBoxLayout;
    row->setContentsMargins(kSpace8, 0, kSpace8, 0);
    row->addWidget(m_new);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_new, &QAbstractButton::clicked, this, &FlowerField::wantNew);
    connect(m_list, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) { choose(index.row()); });
}

QString FlowerField::words() const
{
    return typedLineFrom(text()).words;
}

/// As it was looked up.
TypedLine FlowerField::typed() const
{
    const TypedLine line = typedLineFrom(text());
    return m_isCounted ? countedLine(line).value_or(line) : line;
}

void FlowerField::search()
{
    const QString wanted = words();
    if (searchTokens(wanted).isEmpty()) {
        m_lookup.forget();
        takeNothing();
        hidePopup();
        return;
    }
    m_lookup.ask(
        [asked = typedLineFrom(text()), type = m_type,
         terms = m_terms ? m_terms() : std::nullopt](ShopServices &services) -> Result<Found> {
            FoundLine line = TRY(foundLine(services, asked, type.isEmpty() ? kMatches : kLookedAt, terms));
            if (!type.isEmpty())
                line.matches.removeIf([&type](const VariantMatch &match) { return match.productType != type; });
            line.matches = line.matches.first(std::min<qsizetype>(line.matches.size(), kMatches));
            return Found{.line = line, .looks = CatalogueWords::readLooks(services)};
        },
        [this, wanted](const Result<Found> &found) { onFound(wanted, found); });
}

void FlowerField::onFound(const QString &words, const Result<Found> &found)
{
    if (!hasFocus()) {
        takeNothing();
        return;
    }
    m_shown = words;
    m_isCounted = found && found->line.line.words != words;
    const Found shown = found.value_or(Found());
    m_matches->setMatches(shown.line.matches, searchTokens(shown.line.line.words), shown.looks);
    if (m_matches->rowCount() > 0 && std::exchange(m_takesFirst, false)) {
        choose(rowOfChosen());
        return;
    }
    takeNothing();
    showFound(found ? nothingText(shown.line.line.words) : errorText(found.error()));
}

QString FlowerField::nothingText(const QString &words) const
{
    return m_type.isEmpty() ? tr("Nothing in the catalogue is called “%1”.").arg(words)
                            : tr("No variety of type %1 is called “%2”.").arg(productTypeText(m_type), words);
}

void FlowerField::showFound(const QString &nothing)
{
    if (!m_popup)
        buildPopup();
    const bool hasMatches = m_matches->rowCount() > 0;
    m_nothing->setText(nothing);
    m_nothing->setVisible(!hasMatches);
    m_list->setVisible(hasMatches);
    m_new->setVisible(!hasMatches && offersNew());
    if (hasMatches)
        m_list->selectRow(rowOfChosen());
    placePopup();
}

bool FlowerField::offersNew() const
{
    static const QMetaMethod wanted = QMetaMethod::fromSignal(&FlowerField::newFlowerWanted);
    return isSignalConnected(wanted);
}

void FlowerField::wantNew()
{
    const TypedLine line = typed();
    const QString whole = text();
    cancel();
    Q_EMIT newFlowerWanted(line.words, line.clearQuantity(), whole);
}

/// The field and the popup below it; a scrolling form may end right under the field.
void FlowerField::scrollIntoView()
{
    const QWidget *above = m_row ? m_row : this;
    for (QWidget *parent = parentWidget(); parent; parent = parent->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(parent);
        if (!area || !area->widget())
            continue;
        const QRect field(above->mapTo(area->widget(), QPoint()), above->size());
        const int below = field.bottom() + kSpace4 + m_popup->height();
        // The popup may overlap what is below the view, up to the window's edge.
        const int covered =
            window()->height() - area->viewport()->mapTo(window(), QPoint(0, area->viewport()->height())).y();
        area->ensureVisible(field.left(), below - std::min(covered, below - field.bottom()), 0, 0);
        area->ensureVisible(field.left(), field.top(), 0, 0);
    }
}

void FlowerField::placePopup()
{
    m_list->horizontalHeader()->setSectionResizeMode(MatchModel::Flower, QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(MatchModel::Offer, QHeaderView::ResizeToContents);
    m_popup->setFixedWidth(m_row ? m_row->width() - 2 * kSpace12 : width());
    m_popup->adjustSize();
    scrollIntoView();
    movePopup();
    m_popup->raise();
    m_popup->show();
    for (QWidget *around = this; around; around = around->parentWidget()) {
        around->removeEventFilter(this);
        around->installEventFilter(this);
    }
}

void FlowerField::movePopup()
{
    const QWidget *above = m_row ? m_row : this;
    const int inset = m_row ? kSpace12 : 0;
    const QPoint below = above->mapTo(window(), QPoint(inset, above->height() + kSpace4));
    const QPoint over = above->mapTo(window(), QPoint(inset, -m_popup->height() - kSpace4));
    const bool hasRoom = below.y() + m_popup->height() <= window()->height() || over.y() < 0;
    m_popup->move(hasRoom ? below : over);
}

/// The Enter that was pressed too early has no effect any more.
void FlowerField::takeNothing()
{
    if (std::exchange(m_takesFirst, false))
        Q_EMIT nothingTaken();
}

void FlowerField::hidePopup()
{
    if (m_popup)
        m_popup->hide();
}

void FlowerField::step(int rows)
{
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, m_matches->rowCount() - 1);
    m_list->selectRow(row);
    const VariantMatch &match = m_matches->matchAt(row);
    m_chosen = {match.variant.id, match.supplierId};
}

/// The arrow keys act on what the first letters found, too: what the last ones find does not undo them.
int FlowerField::rowOfChosen() const
{
    for (int row = 0; m_chosen && row < m_matches->rowCount(); ++row) {
        const VariantMatch &match = m_matches->matchAt(row);
        if (match.variant.id == m_chosen->first && match.supplierId == m_chosen->second)
            return row;
    }
    return 0;
}

void FlowerField::choose(int row)
{
    if (row < 0 || row >= m_matches->rowCount())
        return;
    const VariantMatch match = m_matches->matchAt(row);
    const std::optional<double> quantity = typed().clearQuantity();
    cancel();
    Q_EMIT matchChosen(match, quantity);
}

/// Empties the field.
void FlowerField::cancel()
{
    m_lookup.forget();
    m_chosen.reset();
    takeNothing();
    hidePopup();
    setText(m_given);
}

void FlowerField::setGivenText(const QString &text)
{
    m_given = text;
    setText(text);
}

bool FlowerField::pasteRows()
{
    const QString text = QApplication::clipboard()->text();
    static const QMetaMethod pasted = QMetaMethod::fromSignal(&FlowerField::rowsPasted);
    if (!isPastedRows(text) || !isSignalConnected(pasted))
        return false;
    Q_EMIT rowsPasted(text);
    return true;
}

/// Keys that act on the popup.
bool FlowerField::popupTakes(int key)
{
    if (!m_popup || !m_popup->isVisible())
        return false;
    const bool hasMatches = m_matches->rowCount() > 0;
    const bool isAnswer = isEnter(key) && m_shown == words();
    if (hasMatches && key == Qt::Key_Down)
        step(1);
    else if (hasMatches && key == Qt::Key_Up)
        step(-1);
    else if (hasMatches && isAnswer)
        choose(m_list->currentIndex().row());
    else if (isAnswer && m_new->isVisible())
        wantNew();
    else
        return false;
    return true;
}

void FlowerField::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste) && pasteRows())
        return;
    if (popupTakes(event->key()))
        return;
    if (isEnter(event->key()) || (event->key() == Qt::Key_Down && !text().isEmpty())) {
        m_takesFirst = isEnter(event->key());
        if (m_takesFirst)
            Q_EMIT matchAwaited();
        search();
    } else if (event->key() == Qt::Key_Escape && (text() != m_given || (m_popup && m_popup->isVisible()))) {
        cancel();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void FlowerField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (m_row)
        m_row->update();
    hidePopup();
}

void FlowerField::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (m_row)
        m_row->update();
    if (!text().isEmpty())
        search();
}

/// What is above the field may go while its matches are shown.
bool FlowerField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == window() && event->type() == QEvent::Resize)
        hidePopup();
    else if (event->type() == QEvent::Move && m_popup && m_popup->isVisible())
        movePopup();
    return QLineEdit::eventFilter(watched, event);
}

} // namespace stemdesk::ui
