#include "ui/pages/settings/shop/cover_card.h"

#include "core/documents/layout/inks.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/settings/shop/cover_choice.h"
#include "ui/pages/settings/shop/picture_field.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/colour_picker.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/error_text.h"

#include <QHBoxLayout>
#include <QRegularExpression>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

SettingField coverField()
{
    return {.key = u"proposal-cover"_s, .text = [](const Shop &shop) { return coverText(shop.look.cover); }};
}

SettingField accentField()
{
    return {.key = u"accent-colour"_s, .text = [](const Shop &shop) { return shop.look.accent; }};
}

SettingField wordsField()
{
    return {.key = u"cover-words"_s, .text = [](const Shop &shop) { return shop.look.words; }};
}

/// Accepts "7A3B52" too. Returns anything that is not a colour as typed.
QString accentFrom(const QString &typed)
{
    static const QRegularExpression kDigits(u"^#?([0-9a-f]{6})$"_s);
    const QRegularExpressionMatch match = kDigits.match(typed.trimmed().toLower());
    return match.hasMatch() ? u'#' + match.captured(1) : typed.trimmed();
}

} // namespace

CoverCard::CoverCard(UiContext &context, QWidget *parent)
    : Card(tr("Look of documents"), parent), m_context(context), m_cover(new CoverChoice), m_swatch(new SwatchStrip),
      m_colour(new ValueField), m_words(new ValueField),
      m_picture(
          new PictureField(context,
                           {tr("The cover picture"), tr("Choose the cover picture"), tr("Remove the cover picture"),
                            tr("For proposals of events without a picture: a PNG, JPEG or WebP file.")}))
{
    setSentence(tr("quotes already made keep theirs"));
    buildCover();
    buildColour();
    buildWords();
    buildPicture();
    RecentChanges::watch(context, this, {Resource::Shop}, [this] { read(); });
    read();
}

void CoverCard::buildCover()
{
    m_coverRow = new FormRow(tr("Cover"), m_cover);
    addPadded(m_coverRow);
    connect(m_cover, &CoverChoice::chosen, this, [this](ProposalCover cover) {
        m_context.edits.run(
            SettingEdits::change(tr("Change the cover of proposals"), m_shop, {{coverField(), coverText(cover)}}), this,
            [this](const Status &status) {
                read(); // The check mark shows the stored choice.
                m_coverRow->setError(status ? QString() : errorText(status.error()));
            });
    });
}

void CoverCard::buildColour()
{
    m_colour->setPlaceholderText(tr("Stemdesk’s green"));
    auto *colour = new QWidget;
    auto *row = new QHBoxLayout(colour);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metric::kSpace8);
    row->addWidget(m_swatch);
    row->addWidget(m_colour, 1);
    auto *choose = new Button(tr("Choose…"));
    choose->setAccessibleName(tr("Choose the colour of documents"));
    row->addWidget(choose);
    m_colour->setAccessibleName(tr("Colour of documents"));
    auto *form = new FormRow(tr("Colour"), colour);
    form->setNote(tr("Darkened where text would be hard to read"));
    addPadded(form);
    connect(m_colour, &ValueField::committed, this, [this](const QString &typed) {
        const QString accent = accentFrom(typed);
        m_colour->readAs(accent);
        setColour(accent, [this](const Status &status) {
            if (!status && status.error().kind == Error::Kind::Invalid)
                m_colour->refuse(status.error(), tr("Write a colour like #7a3b52, or nothing."));
            else
                showOutcome(m_colour, status);
        });
    });
    connect(choose, &QAbstractButton::clicked, this, &CoverCard::chooseColour);
}

void CoverCard::buildWords()
{
    addPadded(new FormRow(tr("Tagline"), m_words));
    m_words->setPlaceholderText(tr("a line below your name on the cover"));
    connect(m_words, &ValueField::committed, this, [this](const QString &typed) {
        m_context.edits.run(SettingEdits::change(tr("Change the tagline"), m_shop, {{wordsField(), typed}}), m_words,
                            [this](const Status &status) { showOutcome(m_words, status); });
    });
}

void CoverCard::buildPicture()
{
    addPadded(new FormRow(tr("Cover picture"), m_picture));
    const auto change = [this](const std::optional<Image> &image) {
        m_context.edits.run(SettingEdits::setCoverPicture(m_shop, image), m_picture, [this](const Status &status) {
            m_picture->setNote(status ? QString() : errorText(status.error()));
        });
    };
    connect(m_picture, &PictureField::given, this, change);
    connect(m_picture, &PictureField::removed, this, [change] { change({}); });
}

void CoverCard::chooseColour()
{
    ColourPicker::ask(m_context, tr("Colour of documents"), inksFrom(m_shop.look.accent).ground, this,
                      [this](const QColor &colour) {
                          setColour(colour.name(), [this](const Status &status) {
                              if (!status)
                                  Q_EMIT m_context.edits.failed(status.error());
                          });
                      });
}

void CoverCard::setColour(const QString &colour, const std::function<void(const Status &)> &done)
{
    m_context.edits.run(SettingEdits::change(tr("Change the colour of documents"), m_shop, {{accentField(), colour}}),
                        this, done);
}

void CoverCard::read()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return; // Busy; the next change reads again.
    m_shop = *shop;
    const QColor ground = inksFrom(m_shop.look.accent).ground;
    m_cover->setValue(m_shop.look.cover, ground);
    m_swatch->setColours({ground});
    m_colour->setValue(m_shop.look.accent);
    m_words->setValue(m_shop.look.words);
    m_picture->setPicture(m_shop.look.pictureId);
}

} // namespace stemdesk::ui
