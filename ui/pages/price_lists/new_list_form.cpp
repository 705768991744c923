#include "ui/pages/price_lists/new_list_form.h"

#include "core/services/service_thread.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/undo/price_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/price_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QTimer>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kTickMilliseconds = 100;

/// A quiet name over its field.
QVBoxLayout *named(const QString &name, QWidget *field)
{
    auto *label = new TextLabel(name, TextStyle::Caption, Tone::Quiet);
    label->setBuddy(field);
    field->setAccessibleName(name);
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace2);
    column->addWidget(label);
    column->addWidget(field);
    return column;
}

} // namespace

NewListForm::NewListForm(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_title(new TextLabel({}, TextStyle::Strong)), m_type(new QComboBox),
      m_name(new QLineEdit), m_date(new DayField(tr("Prices valid from"), [&context] { return shopToday(context); })),
      m_tax(new QLineEdit), m_percent(new QLineEdit), m_rounding(new QComboBox),
      m_create(new Button(tr("Create"), Button::Kind::Primary)),
      m_close(new IconButton(u"close"_s, tr("Make no price list"))), m_progress(new QWidget), m_bar(new QProgressBar),
      m_copied(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_reason(new TextLabel({}, TextStyle::Small, Tone::Error)), m_tick(new QTimer(this))
{
    buildFields();
    buildProgress();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace24, kSpace8, kSpace16, kSpace12);
    column->setSpacing(kSpace8);
    column->addWidget(m_title);
    column->addLayout(buildRow());
    column->addWidget(m_reason);
    column->addWidget(m_progress);
    m_reason->hide();
    m_progress->hide();
    m_draft = new Draft(this);
    connect(m_tick, &QTimer::timeout, this, &NewListForm::showProgress);
    connect(m_type, &QComboBox::activated, this, &NewListForm::suggestTax);
    connect(m_create, &QAbstractButton::clicked, this, &NewListForm::create);
    connect(m_close, &QAbstractButton::clicked, this, [this] { isCopying() ? cancel() : hide(); });
    hide();
}

NewListForm::~NewListForm()
{
    cancel(); // No one would be there to see the copy when it is done.
}

void NewListForm::buildFields()
{
    m_name->setPlaceholderText(tr("Name, like Flowers spring"));
    m_date->setProperty("valueField", false); // Makes it as high as the fields beside it.
    connect(m_date, &DayField::dayCommitted, m_date, &DayField::setStored); // With the list.
    m_percent->setPlaceholderText(u"0 %"_s);
    m_percent->setAlignment(Qt::AlignRight);
    m_tax->setAlignment(Qt::AlignRight);
    m_percent->setMaximumWidth(kFormLabelWidth);
    m_tax->setMaximumWidth(kFormLabelWidth);
    m_rounding->addItem(tr("to %1").arg(QLocale().toString(0.01, 'f', 2)), int(CostRounding::Cent));
    m_rounding->addItem(tr("to %1").arg(QLocale().toString(0.05, 'f', 2)), int(CostRounding::FiveCents));
    m_rounding->addItem(tr("not at all"), int(CostRounding::None));
    m_type->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_rounding->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (QLineEdit *line : std::initializer_list<QLineEdit *>{m_name, m_date, m_tax, m_percent}) {
        connect(line, &QLineEdit::returnPressed, m_create, &QAbstractButton::click); // Does nothing while one is made.
        connect(line, &QLineEdit::textEdited, m_reason, &QWidget::hide);
    }
}

QHBoxLayout *NewListForm::buildRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace12);
    row->addLayout(named(tr("Type"), m_type));
    row->addLayout(named(tr("Name of the list"), m_name), 1);
    row->addLayout(named(tr("Prices valid from"), m_date));
    row->addLayout(named(tr("Tax on these prices"), m_tax));
    row->addLayout(named(tr("Prices change by"), m_percent));
    row->addLayout(named(tr("Rounded"), m_rounding));
    row->addWidget(m_create, 0, Qt::AlignBottom);
    row->addWidget(m_close, 0, Qt::AlignBottom);
    return row;
}

void NewListForm::buildProgress()
{
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Prices copied"));
    auto *stop = new Button(tr("Cancel"), Button::Kind::Link);
    connect(stop, &QAbstractButton::clicked, this, &NewListForm::cancel);
    auto *row = new QHBoxLayout(m_progress);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace12);
    row->addWidget(m_copied);
    row->addWidget(m_bar, 1);
    row->addWidget(stop);
}

void NewListForm::reopen()
{
    const auto from = Draft::subjectOf(draftMemory(m_context, u"price-list"_s));
    if (!from)
        return;
    const auto list = m_context.services.priceLists.find(idFrom<PriceListTag>(from->toLatin1()).value_or(PriceListId()),
                                                         PriceListService::Entries::Skip);
    if (list)
        openFrom(*list);
    else
        openEmpty();
}

void NewListForm::openEmpty()
{
    if (isCopying())
        return;
    m_draft->leave();
    m_from = {};
    const QString type = m_type->currentData().toString();
    m_type->clear();
    for (const QString &each : CatalogueWords::read(m_context.services).types)
        m_type->addItem(productTypeTitle(each), each);
    m_type->setCurrentIndex(std::max(0, m_type->findData(type)));
    m_name->clear();
    suggestTax();
    open(tr("New price list"), false);
}

void NewListForm::suggestTax()
{
    const auto tax = m_context.services.taxGroups.defaultMultiplier(m_type->currentData().toString());
    m_tax->setText(PriceWords::tax(tax.value_or(1)));
}

void NewListForm::openFrom(const PriceList &list)
{
    if (isCopying())
        return;
    m_draft->leave();
    m_from = list;
    m_name->setText(list.name);
    m_tax->setText(PriceWords::tax(list.taxMultiplier));
    m_percent->clear();
    m_rounding->setCurrentIndex(0);
    open(tr("New list of %1 from %2, with its %n price(s)", nullptr, list.entriesCount)
             .arg(productTypeText(list.productType), PriceWords::titleWithDate(list)),
         true);
}

void NewListForm::open(const QString &title, bool isCopy)
{
    m_title->setText(title);
    m_date->setRefused({});
    m_date->setDay(shopToday(m_context));
    const QList<std::pair<QWidget *, bool>> parts{{m_type, !isCopy}, {m_percent, isCopy}, {m_rounding, isCopy}};
    for (const auto &[field, isShown] : parts) {
        field->setVisible(isShown);
        for (auto *label : findChildren<QLabel *>()) {
            if (label->buddy() == field)
                label->setVisible(isShown);
        }
    }
    m_reason->hide();
    show();
    m_draft->enter(draftMemory(m_context, u"price-list"_s),
                   m_from.id.isNull() ? QString() : QString::fromLatin1(m_from.id.text()));
    if (!isVisible())
        return;
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

void NewListForm::create()
{
    if (isCopying())
        return;
    const auto tax = PriceWords::typedTax(m_tax->text());
    if (!tax) {
        refuse(tr("“%1” is not a tax rate; write a percentage, like 20.").arg(m_tax->text()));
        return;
    }
    const auto date = m_date->day();
    if (!date) {
        refuse(tr("“%1” is not a date.").arg(m_date->text()));
        return;
    }
    const PriceListPatch list{.name = m_name->text(), .date = *date, .taxMultiplier = *tax};
    if (m_from.id.isNull()) {
        createEmpty(list);
        return;
    }
    const QString typed = m_percent->text().trimmed();
    const auto percent = typed.isEmpty() ? std::optional(0.0) : PriceWords::typedPercent(typed);
    if (!percent) {
        refuse(tr("“%1” is not a percentage; write it like 4 or -2.5.").arg(typed));
        return;
    }
    copy({.from = m_from.id,
          .list = list,
          .percent = *percent,
          .rounding = CostRounding(m_rounding->currentData().toInt())});
}

void NewListForm::createEmpty(const PriceListPatch &fields)
{
    PriceListPatch list = fields;
    list.productType = m_type->currentData().toString();
    const auto id = std::make_shared<PriceListId>(); // Owned by the edit and by its callback.
    m_create->setEnabled(false);
    m_context.edits.run(PriceEdits::create(list, id), this, [this, id](const Status &status) {
        m_create->setEnabled(true);
        if (!status) {
            refuse(errorText(status.error()));
            return;
        }
        hide();
        Q_EMIT made(*id);
    });
}

void NewListForm::duplicate(const PriceList &list)
{
    if (isCopying())
        return;
    m_draft->leave();
    m_from = list;
    open(tr("Copy of %1").arg(PriceWords::titleWithDate(list)), true);
    copy({.from = list.id, .list = {.name = tr("%1 (copy)").arg(PriceWords::title(list))}});
}

void NewListForm::copy(const PriceListCopy &copy)
{
    m_copying = std::make_shared<CopyState>();
    setCopying(true);
    showProgress();
    const auto report = [state = m_copying](qint64 done, qint64) {
        state->done = done;
        return !state->isCancelled;
    };
    m_context.tasks.run(
        this,
        [copy, report, shop = m_context.shop.id](Services &services) -> Result<std::optional<PriceList>> {
            ShopServices *known = TRY(services.forShop(shop));
            return known->priceLists.copy(copy, report);
        },
        [this](const Result<std::optional<PriceList>> &copied) { onCopied(copied); });
}

void NewListForm::onCopied(const Result<std::optional<PriceList>> &copied)
{
    m_copying.reset();
    setCopying(false);
    if (!copied) {
        refuse(errorText(copied.error()));
        return;
    }
    if (!*copied)
        return; // Cancelled: typed text stays, and nothing was created.
    hide();
    m_context.edits.run(PriceEdits::copied(**copied));
    Q_EMIT made((*copied)->id);
}

void NewListForm::showProgress()
{
    const int all = m_from.entriesCount;
    const int done = m_copying ? int(m_copying->done) : 0;
    m_bar->setRange(0, std::max(all, 1));
    m_bar->setValue(done);
    m_copied->setText(tr("Copying: %1 of %2 prices").arg(QLocale().toString(done), QLocale().toString(all)));
}

void NewListForm::setCopying(bool isCopying)
{
    m_progress->setVisible(isCopying);
    if (isCopying)
        m_tick->start(kTickMilliseconds);
    else
        m_tick->stop();
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_type, m_name, m_date, m_tax, m_percent, m_rounding, m_create})
        field->setEnabled(!isCopying);
    m_reason->hide();
}

void NewListForm::cancel()
{
    if (m_copying)
        m_copying->isCancelled = true;
}

void NewListForm::refuse(const QString &reason)
{
    m_reason->setText(reason);
    m_reason->show();
}

void NewListForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        QWidget::keyPressEvent(event);
    else if (isCopying())
        cancel();
    else
        hide();
}

void NewListForm::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.panel);
    paintHairlineBelow(painter, rect(), tokens.hairline);
}

} // namespace stemdesk::ui
