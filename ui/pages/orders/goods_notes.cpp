#include "ui/pages/orders/goods_notes.h"

#include "ui/pages/orders/goods_model.h"
#include "ui/pictures/picture_intake.h"
#include "ui/pictures/picture_strip.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/order_words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// "12 short: Meadow wedding 8, Conference 4".
QString shortText(const OrderSheetLine &line)
{
    const double units = shortUnits(line).value_or(0);
    if (units <= 0)
        return {};
    QStringList events;
    const auto shares = shortUnitsOfEvents(line);
    for (qsizetype place = 0; place < std::min(shares.size(), line.eventNames.size()); ++place) {
        if (shares.at(place).value_or(0) > 0)
            events +=
                GoodsNotes::tr("%1 %2", "event, units").arg(line.eventNames.at(place), quantityText(*shares.at(place)));
    }
    return GoodsNotes::tr("%1 short: %2").arg(quantityText(units), events.join(u", "_s));
}

} // namespace

GoodsNotes::GoodsNotes(UiContext &context, GoodsModel &goods, QWidget *parent)
    : QWidget(parent), m_context(context), m_goods(goods), m_loader(new PictureLoader(context, this)),
      m_name(new TextLabel({}, TextStyle::Strong)), m_short(new TextLabel({}, TextStyle::Body, Tone::Warning)),
      m_day(new DayField(tr("Received on"), [&context] { return shopToday(context); })),
      m_pictures(new PictureStrip(context, *m_loader, {}))
{
    m_day->setPast();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace16, kSpace8, kSpace16, kSpace8);
    column->setSpacing(kSpace4);
    auto *head = new QHBoxLayout; // Beside the name, so that it moves nothing when it appears.
    head->setSpacing(kSpace12);
    head->addWidget(m_name);
    m_short->setElided(true);
    m_short->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    head->addWidget(m_short, 1);
    column->addLayout(head);
    buildFields(*column);
    buildPictures();
    hide();
    connect(&m_goods, &QAbstractItemModel::dataChanged, this, [this] { showLine(false); });
    // While the rows are still those that something was typed for.
    connect(&m_goods, &QAbstractItemModel::modelAboutToBeReset, this, [this] { setRow(-1); });
}

void GoodsNotes::buildFields(QVBoxLayout &column)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(kSpace24);
    grid->setVerticalSpacing(0);
    const auto text = [](QString ReceivedNotes::*field) {
        return [field](const ReceivedNotes &notes) { return notes.*field; };
    };
    const auto taken = [](QString ReceivedNotes::*field) {
        return [field](ReceivedNotes &notes, const QString &typed) {
            notes.*field = typed.trimmed();
            return true;
        };
    };
    auto *reason = makeField(tr("Why rejected"), tr("Change why goods were rejected"), text(&ReceivedNotes::reason),
                             taken(&ReceivedNotes::reason));
    reason->setPlaceholderText(tr("What was wrong"));
    auto *invoice = makeField(tr("Their invoice"), tr("Change the invoice of goods"),
                              text(&ReceivedNotes::invoiceNumber), taken(&ReceivedNotes::invoiceNumber));
    m_credit = makeField(
        tr("Credited by them"), tr("Change what is credited"),
        [this](const ReceivedNotes &notes) {
            return notes.creditExclTax > 0 ? moneyText(notes.creditExclTax, m_goods.currency()) : QString();
        },
        [](ReceivedNotes &notes, const QString &typed) {
            const auto amount = typed.trimmed().isEmpty() ? std::optional(0.0) : numberFrom(typed, NumberUnit::Money);
            notes.creditExclTax = amount.value_or(0);
            return amount && *amount >= 0;
        });
    m_credit->setToolTip(tr("Excl. tax"));
    m_credit->setFigure(NumberUnit::Money, [this]() -> std::optional<FigureMeasure> {
        return FigureMeasure{tr("The order"), m_line.orderCostExclTax};
    });
    connect(m_day, &DayField::dayCommitted, this, [this](QDate day) {
        store(
            tr("Change the day of receipt"),
            [day](ReceivedNotes &notes) { notes.receivedOn = day.isValid() ? std::optional(day) : std::nullopt; },
            outcomeOf(m_day));
    });
    grid->addWidget(new FormRow(tr("Why rejected"), reason), 0, 0);
    grid->addWidget(new FormRow(tr("Received on"), m_day), 0, 1);
    grid->addWidget(new FormRow(tr("Their invoice"), invoice), 1, 0);
    grid->addWidget(new FormRow(tr("Credited by them"), m_credit), 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    column.addLayout(grid);
}

ValueField *GoodsNotes::makeField(const QString &label, const QString &change,
                                  std::function<QString(const ReceivedNotes &)> value, Taken take)
{
    auto *field = new ValueField;
    field->setAccessibleName(label);
    m_fields.append({field, label, std::move(value)});
    connect(field, &ValueField::committed, this, [this, field, change, take = std::move(take)](const QString &typed) {
        ReceivedNotes notes = m_line.notes;
        if (!take(notes, typed)) {
            field->setRefused(tr("This cannot be read."));
            return;
        }
        store(
            change, [&](ReceivedNotes &stored) { (void)take(stored, typed); }, outcomeOf(field));
    });
    return field;
}

void GoodsNotes::buildPictures()
{
    layout()->addWidget(new FormRow(tr("Pictures"), m_pictures));
    connect(m_pictures, &PictureStrip::urlsChosen, this, [this](const QString &what, const QStringList &urls) {
        store(what, [urls](ReceivedNotes &notes) { notes.imageUrls = urls; });
    });
    connect(m_pictures, &PictureStrip::imagesTaken, this, &GoodsNotes::addPictures);
}

void GoodsNotes::store(const QString &change, const std::function<void(ReceivedNotes &)> &set,
                       const std::function<void(const Status &)> &done)
{
    if (m_row < 0)
        return;
    ReceivedNotes notes = m_line.notes;
    set(notes);
    m_goods.note(m_row, notes, change, done);
}

void GoodsNotes::addPictures(const QList<Image> &images)
{
    const ReceivedRow before = receivedRow(m_line, m_goods.supplier(), arrivalOf(m_line));
    m_context.edits.run(
        addPicturesEdit(tr("Add %n pictures", nullptr, int(images.size())), m_goods.sheet(), before, images),
        m_pictures, [this](const Status &status) {
            if (!status) // Keeps showing why a picture was refused before it could be stored.
                m_pictures->setRefusal(errorText(status.error()));
        });
}

void GoodsNotes::setRow(int row)
{
    if (row != m_row) // Stores what was typed for the previous row.
        storeTyped(*this);
    m_row = row;
    showLine(true);
}

/// Drops what was typed for the previous line.
void GoodsNotes::forget()
{
    for (const Field &each : std::as_const(m_fields)) {
        each.field->setRefused({});
        each.field->takeTheirs();
    }
    m_day->setRefused({});
    m_day->takeTheirs();
    m_pictures->cancel();
}

void GoodsNotes::showLine(bool mayBeOther)
{
    const bool isRow = m_row >= 0 && m_row < m_goods.rowCount();
    if (isRow)
        m_line = m_goods.lineAt(m_row);
    if (isRow && mayBeOther && (m_line.variantId != m_variant || m_goods.sheet() != m_sheet)) {
        m_variant = m_line.variantId;
        m_sheet = m_goods.sheet();
        forget();
    }
    const bool hasGoods = isRow && m_line.received;
    setVisible(hasGoods);
    if (!hasGoods)
        return;
    m_credit->setCurrency(m_goods.currency());
    m_name->setText(OrderWords::flowerAndLength(m_line));
    const QString missing = shortText(m_line);
    m_short->setText(missing);
    // Another supplier's card may show notes, too.
    const auto named = [this](const QString &label) { return u"%1: %2"_s.arg(label, m_name->text()); };
    m_day->setAccessibleName(named(tr("Received on")));
    for (const Field &each : std::as_const(m_fields)) {
        each.field->setAccessibleName(named(each.label));
        each.field->setValue(each.value(m_line.notes));
    }
    m_day->setDay(m_line.notes.receivedOn.value_or(QDate()));
    m_pictures->setOwnerName(OrderWords::flowerAndLength(m_line));
    m_pictures->setUrls(m_line.notes.imageUrls);
}

} // namespace stemdesk::ui
