#include "ui/pages/event/recipe/add_line_field.h"

#include "core/base/text.h"
#include "core/domain/shops/shop.h"
#include "core/services/service_thread.h"
#include "ui/error_text.h"
#include "ui/number_text.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/recipe/match_model.h"
#include "ui/pages/event/recipe/pasted_lines.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/text_label.h"

#include <QApplication>
#include <QClipboard>
#include <QFrame>
#include <QHeaderView>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kMatches = 8;

} // namespace

TypedLine typedLineFrom(const QString &text)
{
    static const QRegularExpression leading(u"^\\s*([0-9]+(?:[.,][0-9]+)?)\\s*[x×]\\s+(.+)$"_s);
    static const QRegularExpression trailing(u"^(.+)\\s[x×]\\s*([0-9]+(?:[.,][0-9]+)?)\\s*$"_s);
    if (const auto match = leading.match(text); match.hasMatch())
        return {.words = match.captured(2).trimmed(), .quantity = numberFrom(match.captured(1).replace(u',', u'.'))};
    if (const auto match = trailing.match(text); match.hasMatch())
        return {.words = match.captured(1).trimmed(), .quantity = numberFrom(match.captured(2).replace(u',', u'.'))};
    return {.words = text.trimmed()};
}

AddLineField::AddLineField(EventDocument &document, QWidget *parent)
    : QLineEdit(parent), m_document(document), m_matches(new MatchModel(document, this))
{
    setProperty("bare", true);
    setFrame(false);
    setPlaceholderText(tr("Add a flower or material: type its name, like “quick 50”"));
    setAccessibleName(tr("Add a line"));
    connect(this, &QLineEdit::textEdited, this, [this] {
        takeNothing();
        search();
    });
}

AddLineField::~AddLineField()
{
    delete m_popup; // The window's child, so that it may lie over other cards.
}

void AddLineField::buildPopup()
{
    m_popup = new QFrame(window());
    m_popup->setProperty("kind", u"popup"_s);
    m_popup->setFocusPolicy(Qt::NoFocus);
    m_popup->setAccessibleName(tr("Matches"));
    m_list = new TableView(tr("Matches"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setFitsContents(true);
    m_list->horizontalHeader()->hide();
    m_list->setModel(m_matches);
    m_nothing = new TextLabel({}, TextStyle::Body, Tone::Quiet);
    m_nothing->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace8);
    auto *column = new QVBoxLayout(m_popup);
    column->setContentsMargins(kHairline, kSpace4, kHairline, kSpace4);
    column->setSpacing(0);
    column->addWidget(m_list);
    column->addWidget(m_nothing);
    connect(m_list, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) { choose(index.row()); });
}

void AddLineField::search()
{
    m_wanted = typedLineFrom(text()).words;
    if (searchTokens(m_wanted).isEmpty()) {
        takeNothing();
        hidePopup();
        return;
    }
    if (!m_isAsking)
        ask(m_wanted);
}

void AddLineField::ask(const QString &words)
{
    m_isAsking = true;
    UiContext &context = m_document.context();
    context.lookups.run(
        this,
        [words, shop = context.shop.id](Services &services) -> Result<QList<VariantMatch>> {
            const Result<ShopServices *> known = services.forShop(shop);
            if (!known)
                return known.error();
            return (*known)->products.search(words, kMatches);
        },
        [this, words](const Result<QList<VariantMatch>> &matches) { onFound(words, matches); });
}

void AddLineField::onFound(const QString &words, const Result<QList<VariantMatch>> &matches)
{
    m_isAsking = false;
    if (!hasFocus() || searchTokens(m_wanted).isEmpty()) {
        takeNothing();
        return;
    }
    if (words != m_wanted) {
        ask(m_wanted);
        return;
    }
    if (!m_popup)
        buildPopup();
    m_shown = words;
    m_matches->setMatches(matches.value_or(QList<VariantMatch>()), searchTokens(words));
    if (m_takesFirst && m_matches->rowCount() > 0) {
        m_takesFirst = false;
        choose(0);
        return;
    }
    takeNothing();
    m_nothing->setText(matches ? tr("Nothing in the catalogue is called “%1”.").arg(words)
                               : errorText(matches.error()));
    m_nothing->setVisible(m_matches->rowCount() == 0);
    m_list->setVisible(m_matches->rowCount() > 0);
    if (m_matches->rowCount() > 0)
        m_list->selectRow(0);
    showPopup();
}

void AddLineField::showPopup()
{
    const QWidget *row = parentWidget();
    const int width = row->width() - kSpace24;
    m_list->horizontalHeader()->setSectionResizeMode(MatchModel::Flower, QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(MatchModel::Offer, QHeaderView::ResizeToContents);
    m_popup->setFixedWidth(width);
    m_popup->adjustSize();
    const QPoint below = row->mapTo(window(), QPoint(kSpace12, row->height() + kSpace4));
    const QPoint above = row->mapTo(window(), QPoint(kSpace12, -m_popup->height() - kSpace4));
    const bool hasRoom = below.y() + m_popup->height() <= window()->height() || above.y() < 0;
    m_popup->move(hasRoom ? below : above);
    m_popup->raise();
    m_popup->show();
    window()->removeEventFilter(this);
    window()->installEventFilter(this);
}

/// The Enter that was pressed too early takes nothing any more.
void AddLineField::takeNothing()
{
    if (std::exchange(m_takesFirst, false))
        Q_EMIT nothingTaken();
}

void AddLineField::hidePopup()
{
    if (m_popup)
        m_popup->hide();
}

void AddLineField::step(int rows)
{
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, m_matches->rowCount() - 1);
    m_list->selectRow(row);
}

void AddLineField::choose(int row)
{
    if (row < 0 || row >= m_matches->rowCount())
        return;
    const VariantMatch match = m_matches->matchAt(row);
    const std::optional<double> quantity = typedLineFrom(text()).quantity;
    hidePopup();
    m_wanted.clear();
    clear();
    Q_EMIT matchChosen(match, quantity);
}

void AddLineField::keyPressEvent(QKeyEvent *event)
{
    const bool isOpen = m_popup && m_popup->isVisible() && m_matches->rowCount() > 0;
    if (event->matches(QKeySequence::Paste) && isPastedRows(QApplication::clipboard()->text())) {
        Q_EMIT rowsPasted(QApplication::clipboard()->text());
        return;
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isOpen && event->key() == Qt::Key_Down) {
        step(1);
    } else if (isOpen && event->key() == Qt::Key_Up) {
        step(-1);
    } else if (isOpen && isEnter && m_shown == typedLineFrom(text()).words) {
        choose(m_list->currentIndex().row());
    } else if (isEnter || (event->key() == Qt::Key_Down && !text().isEmpty())) {
        m_takesFirst = isEnter;
        if (isEnter)
            Q_EMIT matchAwaited();
        search();
    } else if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        hidePopup();
        m_wanted.clear();
        clear();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void AddLineField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    hidePopup();
}

void AddLineField::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (!text().isEmpty())
        search();
}

bool AddLineField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == window() && event->type() == QEvent::Resize)
        hidePopup();
    return QLineEdit::eventFilter(watched, event);
}

} // namespace stemdesk::ui
