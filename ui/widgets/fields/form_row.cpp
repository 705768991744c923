#include "ui/widgets/fields/form_row.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/text_label.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextEdit>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

/// The same look and height for everything that is filled in, whether it is typed or chosen.
void lookAlike(QWidget *field)
{
    bool isTyped = false;
    QWidgetList parts{field};
    parts += field->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *part : std::as_const(parts)) {
        const bool isInside =
            qobject_cast<QComboBox *>(part->parentWidget()) || qobject_cast<QAbstractSpinBox *>(part->parentWidget());
        const bool isFilledIn = qobject_cast<QLineEdit *>(part) || qobject_cast<QComboBox *>(part)
            || qobject_cast<QAbstractSpinBox *>(part) || qobject_cast<QTextEdit *>(part)
            || qobject_cast<QPlainTextEdit *>(part);
        if (isFilledIn && !isInside && !part->property("bare").toBool()) {
            part->setProperty("valueField", true);
            isTyped = isTyped || part != field;
        }
        if (auto *choices = qobject_cast<QComboBox *>(part)) { // Its width depends on its row, not on its choices.
            choices->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            choices->setMinimumContentsLength(1);
        }
    }
    if (!isTyped)
        return;
    for (auto *button : field->findChildren<QPushButton *>(Qt::FindDirectChildrenOnly))
        button->setProperty("inRow", true); // The style sheet says how high: its least height is not ours to change.
}

/// The field, or its only field of this class if it contains one beside a button or the like.
template <class Field>
Field *editedIn(QWidget *field)
{
    if (auto *itself = qobject_cast<Field *>(field))
        return itself;
    const auto inside = field->findChildren<Field *>(QString(), Qt::FindDirectChildrenOnly);
    return inside.size() == 1 ? inside.constFirst() : nullptr;
}

/// The note below the field while nothing is wrong.
constexpr auto kHint = "hint";

/// From a label to its field, at the least.
constexpr int kLabelGap = metric::kSpace12;

/// The same width for every row, except if a long word needs more.
int labelWidth(const QLabel &label)
{
    int widest = 0;
    for (const QString &word : label.text().split(u' '))
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
    return std::max(metric::kFormLabelWidth, widest + kLabelGap + metric::kSpace2);
}

} // namespace

FormRow::FormRow(const QString &label, QWidget *field, QWidget *parent)
    : QWidget(parent), m_label(new TextLabel(label, TextStyle::Body, Tone::Quiet)), m_field(field),
      m_note(new TextLabel({}, TextStyle::Small, Tone::Error)), m_conflict(new ConflictNote)
{
    TextLabel *name = m_label;
    name->setBuddy(field);
    name->setWordWrap(true);
    name->setFixedWidth(labelWidth(*name));
    name->setContentsMargins(0, 0, kLabelGap, 0);
    lookAlike(field);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(label);
    if (const auto *choices = qobject_cast<QComboBox *>(field); choices && choices->isEditable())
        choices->lineEdit()->setAccessibleName(field->accessibleName());
    m_note->setWordWrap(true);
    const bool isBox =
        qobject_cast<QCheckBox *>(field) != nullptr; // Its note is below its text, which has room around it.
    m_note->setContentsMargins(isBox ? metric::kChoice + metric::kSpace8 : 0, isBox ? 0 : metric::kSpace4, 0, 0);
    m_note->hide();

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, metric::kSpace2, 0, metric::kSpace2);
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(isBox ? 0 : metric::kSpace2);
    // Beside several lines, the label is aligned with the first.
    const bool isTall = qobject_cast<QAbstractScrollArea *>(field) || field->findChild<QTextEdit *>()
        || field->property("tall").toBool();
    const bool isCaptioned = field->property("captioned").toBool(); // Its fields have small names above them.
    grid->addWidget(name, 0, 0, isTall ? Qt::AlignTop : isCaptioned ? Qt::AlignBottom : Qt::Alignment());
    const bool hasChips = field->property("tall").toBool(); // Chips are taller than plain text.
    const int above = hasChips ? (metric::chipHeight() - name->fontMetrics().height()) / 2 : metric::kSpace8;
    if (isTall)
        name->setContentsMargins(0, above, kLabelGap, 0);
    else if (isCaptioned)
        name->setContentsMargins(0, 0, kLabelGap, (metric::chipHeight() - name->fontMetrics().height()) / 2);
    grid->addWidget(field, 0, 1);
    grid->addWidget(m_note, 1, 1, 1, 2);
    grid->addWidget(m_conflict, 2, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    setFocusProxy(field);

    connect(m_conflict, &ConflictNote::theirsTaken, this, [this] {
        m_conflict->hide();
        if (m_keepMine)
            setFocus(Qt::OtherFocusReason);
    });
    connect(m_conflict, &ConflictNote::mineKept, this, [this] {
        m_conflict->hide();
        if (m_keepMine)
            m_keepMine();
    });
    listenToField();
}

void FormRow::listenToField()
{
    if (auto *line = editedIn<ValueField>(m_field)) {
        listenTo(line);
        connect(line, &QLineEdit::editingFinished, this, [this, line] {
            if (!line->isRefused())
                setError({});
        });
    } else if (auto *text = editedIn<ValueText>(m_field)) {
        listenTo(text);
    }
}

/// During destruction, a focused field loses the focus and reports it, when only a plain widget is left of this.
FormRow::~FormRow()
{
    for (const QWidget *part : findChildren<QWidget *>())
        part->disconnect(this);
}

void FormRow::setLabel(const QString &label)
{
    m_label->setText(label);
    m_field->setAccessibleName(label);
}

void FormRow::hideLabel()
{
    m_label->hide();
}

void FormRow::narrowLabel()
{
    const int wanted = m_label->fontMetrics().horizontalAdvance(m_label->text()) + kLabelGap + metric::kSpace2;
    m_label->setFixedWidth(std::min(wanted, m_label->minimumWidth()));
}

void FormRow::setFieldWidth(int width)
{
    auto *grid = qobject_cast<QGridLayout *>(layout());
    m_field->setFixedWidth(width);
    grid->setColumnStretch(1, 0);
    grid->setColumnStretch(2, 1);
}

void FormRow::limitField(int width)
{
    const bool isLaidOut = m_field->property("tall").toBool(); // Rows and chips need their room.
    if (isLaidOut || m_field->minimumWidth() == m_field->maximumWidth())
        return;
    constexpr int kFirst = 1000; // The field has all of the room until it is as wide as it may be.
    m_field->setMaximumWidth(width);
    auto *grid = qobject_cast<QGridLayout *>(layout());
    grid->setColumnStretch(1, kFirst);
    grid->setColumnStretch(2, 1);
}

void FormRow::setUnit(const QString &unit)
{
    if (!m_unit) {
        m_unit = new TextLabel({}, TextStyle::Body, Tone::Quiet);
        m_unit->setContentsMargins(metric::kSpace8, 0, 0, 0);
        m_unit->setWordWrap(true);
        qobject_cast<QGridLayout *>(layout())->addWidget(m_unit, 0, 2);
        setFieldWidth(metric::kNumberWidth);
    }
    m_unit->setText(unit);
    m_field->setAccessibleDescription(unit);
}

void FormRow::showConflict(const QString &yours, const QString &theirs, const std::function<void()> &keepMine)
{
    setError({});
    m_keepMine = keepMine;
    m_conflict->setConflict(yours, theirs);
}

template <class Field>
void FormRow::listenTo(Field *field)
{
    connect(field, &Field::refusedChanged, this,
            [this, field](const QString &reason) { setError(field->needsAnswer() ? QString() : reason); });
    showConflictIn(m_conflict, field);
}

bool FormRow::isMeant(const QString &typed, const QString &question, const std::function<void()> &then)
{
    m_conflict->hide();
    if (question.isEmpty() || m_asked.contains(typed))
        return true;
    setError({});
    m_asked += typed;
    m_keepMine = then;
    m_conflict->setQuestion(question, keepFigureText(typed));
    return false;
}

void FormRow::setNote(const QString &sentence, Tone tone)
{
    if (tone != Tone::Error)
        m_note->setProperty(kHint, tone == Tone::Quiet ? sentence : QString());
    const bool isHint = sentence.isEmpty();
    m_note->setText(isHint ? m_note->property(kHint).toString() : sentence);
    m_note->setTone(isHint ? Tone::Quiet : tone);
    m_note->setVisible(!m_note->text().isEmpty());
}

QString FormRow::note() const
{
    return m_conflict->isHidden() ? m_note->text() : m_conflict->text();
}

/// Aligns the fields of a form, even if one of the labels is unusually wide.
void FormRow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    const auto rows = parentWidget() ? parentWidget()->findChildren<FormRow *>(QString(), Qt::FindDirectChildrenOnly)
                                     : QList<FormRow *>();
    int widest = m_label->width();
    for (const FormRow *row : rows)
        widest = std::max(widest, row->m_label->minimumWidth());
    for (const FormRow *row : rows)
        row->m_label->setFixedWidth(widest);
}

} // namespace stemdesk::ui
