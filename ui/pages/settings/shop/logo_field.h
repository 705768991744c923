#pragma once

#include "ui/pages/settings/shop/picture_field.h"

namespace stemdesk::ui {

/// The shop's logo.
class LogoField : public PictureField {
    Q_OBJECT

public:
    explicit LogoField(UiContext &context, QWidget *parent = nullptr);
};

} // namespace stemdesk::ui
