#pragma once

#include "core/domain/image.h"
#include "core/domain/prices/tax_group.h"
#include "core/domain/shops/shop.h"
#include "core/domain/webhooks/webhook.h"
#include "ui/undo/edits.h"

#include <QCoreApplication>
#include <QList>

#include <memory>

namespace stemdesk::ui {

/// A setting as the settings service takes it: its key, and its text for a shop.
struct SettingField {
    QString key;
    std::function<QString(const Shop &)> text;
    bool isList = false; ///< Stored as a whole: an edit made before a previous one was read would revert that.
    /// For a list: rebases the text `mine`, made from `base`, onto the value `left` by this window's previous edit;
    /// nullopt if that is ambiguous. Not set if the editor itself knows what is pending.
    std::function<std::optional<QString>(const QString &base, const QString &mine, const QString &left)> rebased = {};
};

/// Edits of the shop's settings. Each is refused as stale if the setting was changed elsewhere since `shop` was read.
class SettingEdits {
    Q_DECLARE_TR_FUNCTIONS(SettingEdits)

public:
    struct Change {
        SettingField field;
        QString to;
    };

    /// `text` names the change.
    static Edit change(const QString &text, const Shop &shop, const QList<Change> &changes);
    static Edit rename(const Shop &shop, const QString &name);
    /// Stores the picture with the first run, and sets it as the logo; an empty one removes the logo.
    static Edit setLogo(const Shop &shop, const std::optional<Image> &logo);
    static Edit setCoverPicture(const Shop &shop, const std::optional<Image> &picture);

    static Edit addType(const QString &name);
    static Edit setMarkup(const Shop &shop, const QString &type, const QString &markup);
    static Edit setSpare(const Shop &shop, const QString &type, const QString &percent);
    static Edit setHired(const Shop &shop, const QString &type, bool isHired);
    static Edit removeType(const ProductType &type);

    /// `id` is filled on the edits thread; read it once the edit is done.
    static Edit addTaxGroup(const QString &name, double rate, const std::shared_ptr<TaxGroupId> &id);
    static Edit changeTaxGroup(const QString &text, const TaxGroup &group, const TaxGroupPatch &patch);
    static Edit removeTaxGroup(const TaxGroup &group);
};

// Undoable changes of webhooks. Creating and deleting one cannot be undone, because its secret is not stored in a form
// that could be restored.

/// A URL in `patch` was checked before (WebhookService::checked()). Refused as stale if a field of `patch` differs from
/// `before`.
Edit patchWebhookEdit(const QString &text, const Webhook &before, const WebhookPatch &patch);

Edit removeWebhookEdit(const QString &text, const WebhookId &webhook);

} // namespace stemdesk::ui
