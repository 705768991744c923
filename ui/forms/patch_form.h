#pragma once

#include "ui/forms/object_form.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/words/error_text.h"

#include <utility>

namespace stemdesk::ui {

/// An object form that holds the object: typed text is read into a patch, from which one function makes the edit.
template <class Object, class Patch>
class PatchForm : public ObjectForm {
public:
    using Text = std::function<QString(const Object &)>;
    using Read = std::function<Result<Patch>(const QString &typed)>;
    using Change = std::function<Edit(const Object &before, const Patch &patch, const QString &label)>;

    /// `unread` is shown for text that cannot be read; if empty, the error is.
    PatchForm(QWidget *owner, Edits &edits, Place place, Change change, QString unread = {})
        : ObjectForm(owner, edits), m_owner(owner), m_place(std::move(place)), m_change(std::move(change)),
          m_unread(std::move(unread))
    {}

    ValueField *addLine(const QString &label, const Text &text, const Read &read)
    {
        return ObjectForm::addLine(field(label, text, read), m_place);
    }
    ValueText *addText(const QString &label, const Text &text, const Read &read)
    {
        return ObjectForm::addText(field(label, text, read), m_place);
    }

    const Object &object() const { return m_object; }
    /// What was typed for another object is stored first. True if it is another one than before.
    bool show(const Object &object)
    {
        const bool isOther = object.id != m_object.id;
        if (isOther)
            storeTyped(*m_owner);
        m_object = object;
        if (isOther)
            startAgain();
        ObjectForm::show();
        return isOther;
    }

private:
    Field field(const QString &label, const Text &text, const Read &read)
    {
        const auto take = [this, label, read](const QString &typed) -> Typing {
            const Result<Patch> patch = read(typed);
            if (!patch)
                return {.text = typed, .refusal = m_unread.isEmpty() ? errorText(patch.error()) : m_unread};
            return {.text = typed, .edit = [this, patch, label] { return m_change(m_object, *patch, label); }};
        };
        return {.label = label, .value = [this, text] { return text(m_object); }, .take = take};
    }

    QWidget *m_owner;
    Place m_place;
    Change m_change;
    QString m_unread;
    Object m_object;
};

} // namespace stemdesk::ui
