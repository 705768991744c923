#include "ui/widgets/fields/search_field.h"

#include "core/base/search_text.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/text_label.h"

#include <QKeyEvent>
#include <QShortcut>
#include <QStyle>
#include <QTimer>
#include <QValidator>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr int kTypingPause = 120;

/// Accepts no more than a search allows.
class SearchLimit final : public QValidator {
public:
    using QValidator::QValidator;
    State validate(QString &text, int &) const override
    {
        return requireSearchable(text, QString()) ? Acceptable : Invalid;
    }
};

} // namespace

SearchField::SearchField(const QString &placeholder, QWidget *parent)
    : QLineEdit(parent), m_hint(new KeyHint(tr("Ctrl F"), this)),
      m_clear(new IconButton(u"close"_s, tr("Clear the search"), this)), m_pause(new QTimer(this))
{
    m_clear->setFocusPolicy(Qt::NoFocus); // Escape does it, too.
    m_clear->setProperty("kind", u"grip"_s);
    m_clear->setCursor(Qt::ArrowCursor);
    m_clear->hide();
    connect(m_clear, &QAbstractButton::clicked, this, [this] {
        clear();
        announce();
        setFocus(Qt::OtherFocusReason);
    });
    setPlaceholder(placeholder);
    setClearButtonEnabled(false);
    setValidator(new SearchLimit(this));
    m_pause->setSingleShot(true);
    m_pause->setInterval(kTypingPause);
    markAsSearch(this);
    connect(m_pause, &QTimer::timeout, this, &SearchField::announce);
    connect(this, &QLineEdit::textChanged, this, &SearchField::onTextChanged);

    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WindowShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        setFocus(Qt::ShortcutFocusReason);
        selectAll();
    });
}

void SearchField::setPlaceholder(const QString &placeholder)
{
    setPlaceholderText(placeholder);
    setAccessibleName(placeholder.isEmpty() ? tr("Search") : placeholder);
}

QSize SearchField::sizeHint() const
{
    return {metric::kSearchWidth, QLineEdit::sizeHint().height()};
}

void SearchField::onTextChanged(const QString &text)
{
    m_hint->setVisible(text.isEmpty());
    m_clear->setVisible(!text.isEmpty());
    placeEnd();
    m_pause->start();
}

void SearchField::announce()
{
    m_pause->stop();
    if (m_announced == text())
        return;
    m_announced = text();
    Q_EMIT searched(m_announced);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (text().isEmpty())
            break;
        clear();
        announce();
        return;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        announce();
        Q_EMIT leftForResults();
        return;
    default: break;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    placeEnd();
}

void SearchField::placeEnd()
{
    QWidget *end = text().isEmpty() ? static_cast<QWidget *>(m_hint) : m_clear;
    const QSize size = end == m_clear ? QSize(metric::kIcon, metric::kIcon) : m_hint->sizeHint();
    const QRect place(QPoint(width() - size.width() - metric::kSpace8, (height() - size.height()) / 2), size);
    end->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    const int room = size.width() + metric::kSpace4;
    setTextMargins(isRightToLeft() ? room : 0, 0, isRightToLeft() ? 0 : room, 0);
}

} // namespace stemdesk::ui
