#include "ui/palette/command_palette.h"

#include "core/base/text.h"
#include "ui/palette/palette_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/text_label.h"

#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QShortcut>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr QKeyCombination kKey = Qt::CTRL | Qt::Key_K;

constexpr int kFoundRowsShown = 12;
constexpr int kRowsOfAPage = 8;

} // namespace

PaletteKey::PaletteKey(QWidget *window) : QObject(window)
{
    connect(new QShortcut(QKeySequence(kKey), window), &QShortcut::activated, this, &PaletteKey::pressed);
    qApp->installEventFilter(this);
}

bool PaletteKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride || static_cast<QKeyEvent *>(event)->keyCombination() != kKey)
        return QObject::eventFilter(watched, event);
    event->ignore(); // Claims the key for the shortcut.
    return true;
}

CommandPalette::CommandPalette(UiContext &context, QWidget *window)
    : QFrame(window), m_context(context), m_rows(context, leads()), m_search(new PaletteSearch(context, this)),
      m_model(new PaletteModel(this)), m_field(new QLineEdit), m_list(new QListView),
      m_nothing(new TextLabel({}, TextStyle::Body, Tone::Quiet))
{
    build();
    markAsSearch(m_field);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::onTyped);
    connect(m_search, &PaletteSearch::found, this, &CommandPalette::onFound);
    connect(m_list, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) { choose(index.row()); });
    m_field->installEventFilter(this);
    hide();
    PopupShadow::put(this);
}

PaletteLeads CommandPalette::leads()
{
    return {.event = [this](const EventId &id) { Q_EMIT eventChosen(id); },
            .product = [this](const ProductId &id, const VariantId &variety) { Q_EMIT productChosen(id, variety); },
            .supplier = [this](const SupplierId &id) { Q_EMIT supplierChosen(id); },
            .contact = [this](const ContactId &id) { Q_EMIT contactChosen(id); },
            .invoice = [this](const QString &number) { Q_EMIT invoiceChosen(number); },
            .type = [this](const QString &text) { m_field->setText(text); }};
}

void CommandPalette::build()
{
    setProperty("kind", u"popup"_s);
    setAccessibleName(tr("Find anything"));
    m_field->setPlaceholderText(tr("Find an event, flower, supplier, client or command…"));
    m_field->setAccessibleName(tr("Find anything"));
    m_list->setAccessibleName(tr("Found"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_nothing->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace12);
    auto *field = new QVBoxLayout;
    field->setContentsMargins(kSpace12, kSpace12, kSpace12, kSpace8);
    field->addWidget(m_field);
    auto *column = columnInside(this, 0, {kHairline, kHairline, kHairline, kSpace8});
    column->addLayout(field);
    column->addWidget(m_list);
    column->addWidget(m_nothing);
}

void CommandPalette::toggle(const Commands &commands)
{
    if (m_isOpen)
        leave();
    else
        open(commands);
}

void CommandPalette::open(const Commands &commands)
{
    m_isOpen = true;
    m_before = QApplication::focusWidget();
    m_rows.setCommands(commands);
    m_rows.readColours();
    m_findings.reset();
    m_takesFirst = false;
    const QSignalBlocker quiet(m_field);
    m_field->clear();
    onTyped();
    show();
    raise();
    parentWidget()->installEventFilter(this);
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::leave()
{
    if (!std::exchange(m_isOpen, false)) // Hiding takes the focus from the field, which calls this again.
        return;
    m_search->forget();
    parentWidget()->removeEventFilter(this);
    const bool hadKeyboard = m_field->hasFocus();
    hide();
    if (hadKeyboard && m_before)
        m_before->setFocus(Qt::OtherFocusReason);
}

QString CommandPalette::typed() const
{
    return m_field->text().trimmed();
}

void CommandPalette::onTyped()
{
    m_takesFirst = false;
    if (searchTokens(typed()).isEmpty()) {
        m_search->forget();
        m_findings.reset();
        showRows(m_rows.withoutText(RecentChoices(m_context.settings, m_context.shop).ids()));
        return;
    }
    m_search->search(typed(), m_rows.commands());
    showRows(m_rows.forText(typed(), m_findings)); // Keep the previous matches until the new ones arrive.
}

void CommandPalette::onFound(const PaletteFindings &findings)
{
    if (!m_isOpen || findings.text != typed())
        return;
    const int current = m_list->currentIndex().row();
    const QString chosen = current >= 0 ? m_model->rowAt(current).id : QString();
    m_findings = findings;
    showRows(m_rows.forText(typed(), m_findings));
    for (int row = 0; current > 1 && !chosen.isEmpty() && row < m_model->rowCount(); ++row) {
        if (m_model->rowAt(row).id == chosen)
            setCurrent(row);
    }
    if (std::exchange(m_takesFirst, false))
        choose(m_list->currentIndex().row());
}

void CommandPalette::showRows(const QList<PaletteRow> &rows)
{
    m_model->setRows(rows, searchTokens(typed()));
    const bool isWaiting = !searchTokens(typed()).isEmpty() && (!m_findings || m_findings->text != typed());
    m_nothing->setText(isWaiting ? tr("Looking…") : tr("Nothing found for “%1”.").arg(typed()));
    m_nothing->setVisible(rows.isEmpty());
    m_list->setVisible(!rows.isEmpty());
    m_list->setFixedHeight(std::min(int(rows.size()), kFoundRowsShown) * rowHeight());
    place();
    setCurrent(m_model->nextChoice(0, 1));
}

void CommandPalette::place()
{
    const QWidget *window = parentWidget();
    setFixedWidth(std::min(2 * kSearchWidth, window->width() - 2 * kSpace24));
    adjustSize();
    move((window->width() - width()) / 2, std::min(3 * kSpace24, std::max(0, window->height() - height())));
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    if (watched != m_field)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut)
        onKeyboardLost(static_cast<QFocusEvent *>(event)->reason());
    if (event->type() == QEvent::KeyPress && onKey(static_cast<QKeyEvent *>(event)->key()))
        return true;
    return QFrame::eventFilter(watched, event);
}

/// Losing the focus to another program is temporary; losing it to another place in the window closes the palette. Focus
/// that a page takes by itself, because something was stored meanwhile, is given to it afterwards.
void CommandPalette::onKeyboardLost(Qt::FocusReason reason)
{
    if (reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason)
        return;
    QWidget *late = QApplication::focusWidget();
    if (!m_isOpen || reason != Qt::OtherFocusReason || !late) {
        leave();
        return;
    }
    m_before = late;
    m_field->setFocus(Qt::OtherFocusReason);
}

bool CommandPalette::onKey(int key)
{
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Tab: step(1); return true;
    case Qt::Key_Up:
    case Qt::Key_Backtab: step(-1); return true;
    case Qt::Key_PageDown: step(kRowsOfAPage); return true;
    case Qt::Key_PageUp: step(-kRowsOfAPage); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: take(); return true;
    case Qt::Key_Escape: leave(); return true;
    default: return false;
    }
}

void CommandPalette::step(int by)
{
    const int wanted = std::clamp(m_list->currentIndex().row() + by, 0, std::max(0, m_model->rowCount() - 1));
    const int next = m_model->nextChoice(wanted, by < 0 ? -1 : 1);
    setCurrent(next >= 0 ? next : m_model->nextChoice(wanted, by < 0 ? 1 : -1));
}

void CommandPalette::setCurrent(int row)
{
    const QModelIndex index = m_model->index(row);
    m_list->setCurrentIndex(index);
    if (row == m_model->nextChoice(0, 1))
        m_list->scrollToTop(); // Including its heading.
    else
        m_list->scrollTo(index);
    // The focus is in the field, so a screen reader must be told which row Enter takes.
    m_field->setAccessibleDescription(index.data(Qt::AccessibleTextRole).toString());
}

/// The list may still show matches of the previous text; in that case waits for the new ones and takes the first.
/// Commands always match the current text.
void CommandPalette::take()
{
    const int row = m_list->currentIndex().row();
    const bool isCurrent = searchTokens(typed()).isEmpty() || (m_findings && m_findings->text == typed());
    const bool isCommand = row >= 0 && m_model->rowAt(row).isCommand;
    if (isCurrent || isCommand)
        choose(row);
    else
        m_takesFirst = true;
}

void CommandPalette::choose(int row)
{
    if (row < 0 || row >= m_model->rowCount() || m_model->rowAt(row).isHeading())
        return;
    const PaletteRow chosen = m_model->rowAt(row); // A copy: running it may change the rows.
    if (!chosen.id.isEmpty())
        RecentChoices(m_context.settings, m_context.shop).add(chosen.id);
    if (!chosen.staysOpen)
        leave();
    chosen.run();
}

} // namespace stemdesk::ui
