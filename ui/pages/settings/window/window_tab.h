#pragma once

#include "ui/pages/settings/settings_columns.h"

namespace stemdesk::ui {

class FormRow;
struct UiContext;

/// The window's language and look: personal preferences, so changing them is no change of the shop.
class WindowTab : public SettingsColumns {
    Q_OBJECT

public:
    explicit WindowTab(UiContext &context, QWidget *parent = nullptr);

private:
    FormRow *buildLanguage();
    FormRow *buildAppearance();

    UiContext &m_context;
};

} // namespace stemdesk::ui
