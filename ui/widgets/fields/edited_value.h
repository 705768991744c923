#pragma once

#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/typed_value.h"

#include <QStyle>

namespace stemdesk::ui {

/// A value that is edited in place, in a single-line or multi-line field (`Editor`).
template <class Editor>
class EditedValue : public Editor, public TypedValue {
public:
    using Editor::Editor;

    // Members of a QObject, so that signals can be connected to them.
    void setStored() { TypedValue::setStored(); }
    void keepMine() { TypedValue::keepMine(); }
    void takeTheirs() { TypedValue::takeTheirs(); }
    /// It has to be typed differently: the text is shown again to be corrected.
    void correct()
    {
        this->setFocus(Qt::OtherFocusReason);
        this->selectAll();
    }

protected:
    bool hasKeyboard() const override { return this->hasFocus(); }
    void showMark(const QString &reason) override
    {
        this->setProperty("invalid", !reason.isEmpty());
        this->setAccessibleDescription(reason);
        this->style()->unpolish(this);
        this->style()->polish(this);
    }

    /// Call it from the constructor; `changed` is the editor's signal.
    template <class Signal>
    void saveBy(Signal changed)
    {
        auto *save = new AutoSave(this,
                                  {.atRest = [this] { storeAtRest(); },
                                   .atEnd = [this] { onLeft(); },
                                   .isUnstored = [this] { return isUnstored(); }});
        QObject::connect(this, changed, save, [this, save] {
            if (this->hasFocus())
                save->touch();
        });
    }
};

} // namespace stemdesk::ui
