#include "ui/pages/settings/shop/logo_field.h"

namespace stemdesk::ui {

LogoField::LogoField(UiContext &context, QWidget *parent)
    : PictureField(context,
                   {tr("The logo"), tr("Choose the logo"), tr("Remove the logo"),
                    tr("A PNG, JPEG or WebP file, which can be dropped here.")},
                   parent)
{}

} // namespace stemdesk::ui
