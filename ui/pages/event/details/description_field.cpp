#include "ui/pages/event/details/description_field.h"

#include "core/documents/layout/inert_text_document.h"
#include "ui/pages/event/details/rich_text.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/tool_tip.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QShortcut>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextList>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kLines = 6;

} // namespace

DescriptionEdit::DescriptionEdit(QWidget *parent) : QTextEdit(parent)
{
    auto *text = new InertTextDocument(this);
    text->setDefaultFont(font());
    setDocument(text);
    setTabChangesFocus(true);
    setFixedHeight(kLines * fontMetrics().lineSpacing() + kSpace24);
}

/// Copies without layout: Qt's own function would load the pictures, for other programs' formats.
QMimeData *DescriptionEdit::createMimeDataFromSelection() const
{
    const QTextDocumentFragment chosen = textCursor().selection();
    auto *copied = new QMimeData;
    copied->setText(chosen.toPlainText());
    copied->setHtml(chosen.toHtml());
    return copied;
}

void DescriptionEdit::insertFromMimeData(const QMimeData *source)
{
    if (source->hasText())
        textCursor().insertText(source->text());
}

void DescriptionEdit::focusOutEvent(QFocusEvent *event)
{
    QTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        Q_EMIT left();
}

void DescriptionEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && textCursor().currentList() && textCursor().block().text().isEmpty()) { // Enter twice ends a list.
        textCursor().currentList()->remove(textCursor().block());
        QTextBlockFormat plain;
        textCursor().setBlockFormat(plain);
        return;
    }
    QTextEdit::keyPressEvent(event);
}

DescriptionField::DescriptionField(QWidget *parent)
    : QWidget(parent), m_edit(new DescriptionEdit), m_tools(new QWidget), m_address(new QLineEdit),
      m_link(new Draft(m_address))
{
    buildTools();
    m_edit->setAccessibleName(tr("For the client"));
    m_edit->setPlaceholderText(tr("What the proposal tells the client about the flowers of the day"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace4);
    column->addWidget(m_tools);
    column->addWidget(m_edit);
    setFocusProxy(m_edit);
    connect(m_edit, &DescriptionEdit::left, this, [this] {
        m_isAwaited = false;
        commit();
    });
    auto *save = new AutoSave(m_edit,
                              {.atRest = [this] { commitAtRest(); },
                               .atEnd = [this] { commit(); },
                               .isUnstored = [this] { return isTyped() || m_isRefused; }});
    connect(m_edit, &QTextEdit::textChanged, save, [this, save] {
        if (m_edit->hasFocus() || m_address->hasFocus())
            save->touch();
    });
    connect(m_address, &QLineEdit::returnPressed, this, [this] { setLink(m_address->text()); });
}

DescriptionField::~DescriptionField()
{
    disconnect(m_edit, nullptr, this, nullptr); // It loses the keyboard while it goes, which saves nothing any more.
}

void DescriptionField::buildTools()
{
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace4);
    QToolButton *bold = addTool(tr("B", "bold"), tr("Bold"), QKeySequence::Bold);
    QFont font = bold->font();
    font.setBold(true);
    bold->setFont(font);
    connect(bold, &QAbstractButton::clicked, this, &DescriptionField::toggleBold);
    QToolButton *italic = addTool(tr("I", "italic"), tr("Italic"), QKeySequence::Italic);
    font = italic->font();
    font.setItalic(true);
    italic->setFont(font);
    connect(italic, &QAbstractButton::clicked, this, &DescriptionField::toggleItalic);
    connect(addTool(u"•"_s, tr("List"), {}), &QAbstractButton::clicked, this,
            [this] { toggleList(QTextListFormat::ListDisc); });
    connect(addTool(u"1."_s, tr("Numbered list"), {}), &QAbstractButton::clicked, this,
            [this] { toggleList(QTextListFormat::ListDecimal); });
    connect(addTool(tr("Link"), tr("Link"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)), &QAbstractButton::clicked,
            this, &DescriptionField::askLink);
    m_address->setPlaceholderText(tr("https://… Enter makes the link"));
    m_address->setAccessibleName(tr("Address of the link"));
    m_address->hide();
    row->addWidget(m_address, 1);
    row->addStretch();
}

QToolButton *DescriptionField::addTool(const QString &text, const QString &name, const QKeySequence &key)
{
    auto *tool = new QToolButton;
    tool->setText(text);
    tool->setAutoRaise(true);
    tool->setFocusPolicy(Qt::NoFocus); // The text keeps the focus: most tools have a shortcut.
    tool->setAccessibleName(name);
    setTip(*tool, key.isEmpty() ? name : tr("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
    if (!key.isEmpty()) {
        auto *shortcut = new QShortcut(key, m_edit);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, tool, &QAbstractButton::click);
    }
    m_tools->layout()->addWidget(tool);
    return tool;
}

void DescriptionField::toggleBold()
{
    m_edit->setFontWeight(m_edit->fontWeight() >= QFont::Bold ? QFont::Normal : QFont::Bold);
}

void DescriptionField::toggleItalic()
{
    m_edit->setFontItalic(!m_edit->fontItalic());
}

void DescriptionField::toggleList(int style)
{
    QTextCursor cursor = m_edit->textCursor();
    QTextList *list = cursor.currentList();
    if (list && list->format().style() == style) {
        list->remove(cursor.block());
        cursor.setBlockFormat(QTextBlockFormat());
    } else {
        cursor.createList(QTextListFormat::Style(style));
    }
    m_edit->setFocus(Qt::OtherFocusReason);
}

void DescriptionField::askLink()
{
    m_link->leave();
    m_address->setText(m_edit->textCursor().charFormat().anchorHref());
    m_address->show();
    m_link->enter(m_memory);
    m_address->setFocus(Qt::PopupFocusReason);
    m_address->selectAll();
}

void DescriptionField::keepLinkIn(const DraftMemory &memory)
{
    m_link->leave();
    m_address->hide();
    m_memory = memory;
    if (!Draft::subjectOf(memory))
        return;
    m_address->clear();
    m_address->show();
    m_link->enter(memory);
}

void DescriptionField::setLink(const QString &address)
{
    QString href = address.trimmed();
    if (!href.isEmpty() && !href.contains(u':'))
        href.prepend(u"https://"_s);
    QTextCursor cursor = m_edit->textCursor();
    if (!cursor.hasSelection())
        cursor.select(QTextCursor::WordUnderCursor);
    QTextCharFormat format;
    format.setAnchor(!href.isEmpty());
    format.setAnchorHref(href);
    format.setFontUnderline(!href.isEmpty());
    if (href.isEmpty())
        format.clearForeground();
    else
        format.setForeground(palette().link());
    if (cursor.hasSelection())
        cursor.mergeCharFormat(format);
    else if (!href.isEmpty())
        cursor.insertText(href, format);
    m_address->hide();
    m_edit->setFocus(Qt::OtherFocusReason);
}

void DescriptionField::setHtml(const QString &html)
{
    if (html == m_html)
        return;
    const bool isBeingEdited = m_edit->hasFocus() || m_address->hasFocus();
    const bool isOwn = std::exchange(m_isAwaited, false); // Stored during a pause: the user may continue typing.
    m_html = html;
    if (isBeingEdited && (isOwn || isTyped()))
        return;
    showHtml(html);
}

void DescriptionField::showHtml(const QString &html)
{
    const bool isShownOnly = hasMoreThanText(html);
    const int place = m_edit->textCursor().position();
    m_isRefused = false;
    m_edit->setHtml(html);
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(std::min(place, m_edit->document()->characterCount() - 1));
    m_edit->setTextCursor(cursor);
    m_shown = simpleHtml(*m_edit->document());
    m_edit->setReadOnly(isShownOnly);
    setTip(*m_edit,
           isShownOnly ? tr("Another program wrote this with tables or pictures. Change it there.") : QString());
    m_tools->setVisible(!isShownOnly);
}

bool DescriptionField::isTyped() const
{
    return !m_edit->isReadOnly() && simpleHtml(*m_edit->document()) != m_shown;
}

void DescriptionField::setOutcome(bool isStored)
{
    m_isRefused = !isStored;
    m_isAwaited = m_isAwaited && isStored;
}

void DescriptionField::commitAtRest()
{
    m_isAwaited = isTyped();
    commit();
}

void DescriptionField::commit()
{
    if (!isTyped())
        return;
    m_isRefused = false;
    m_shown = simpleHtml(*m_edit->document());
    Q_EMIT committed(m_shown);
}

} // namespace stemdesk::ui
