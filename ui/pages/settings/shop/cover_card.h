#pragma once

#include "core/domain/shops/shop.h"
#include "ui/undo/setting_edits.h"
#include "ui/widgets/layout/card.h"

#include <functional>

namespace stemdesk::ui {

class CoverChoice;
class FormRow;
class PictureField;
class SwatchStrip;
class ValueField;
struct UiContext;

/// The look of the shop's documents: the first page of proposals, and the colour of all documents.
class CoverCard : public Card {
    Q_OBJECT

public:
    explicit CoverCard(UiContext &context, QWidget *parent = nullptr);

private:
    void buildCover();
    void buildColour();
    void buildWords();
    void buildPicture();
    void chooseColour();
    void setColour(const QString &colour, const std::function<void(const Status &)> &done);
    void read();

    UiContext &m_context;
    Shop m_shop;
    CoverChoice *m_cover;
    FormRow *m_coverRow = nullptr;
    SwatchStrip *m_swatch; ///< The colour as it is printed.
    ValueField *m_colour;
    ValueField *m_words;
    PictureField *m_picture;
};

} // namespace stemdesk::ui
