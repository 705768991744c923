#pragma once

#include "core/domain/shops/shop.h"
#include "core/services/shops/shop_move_service.h"
#include "ui/pages/settings/settings_columns.h"
#include "ui/theme/tokens.h"

class QGridLayout;
class QHBoxLayout;

namespace stemdesk::ui {

class Button;
class Card;
class InlineMessage;
class ShopFields;
class WorkingRow;
struct DraftMemory;
struct UiContext;

/// A shop with the number of its products.
struct KnownShop {
    Shop shop;
    qint64 products = 0;

    friend bool operator==(const KnownShop &, const KnownShop &) = default;
};

/// The shops of this database: which one the window shows, new ones, and whole shops in files.
class ShopsTab : public SettingsColumns {
    Q_OBJECT

public:
    explicit ShopsTab(UiContext &context, QWidget *parent = nullptr);

    void startNew();
    void saveTo(const QString &path);
    void takeFrom(const QString &path);

Q_SIGNALS:
    /// The open shop is renamed on another tab.
    void renameAsked();

protected:
    void showEvent(QShowEvent *event) override;

private:
    Card *buildShops();
    Card *buildNew();
    Card *buildFiles();
    void addRow(const KnownShop &known, int row);
    void read();
    void onRead(const Result<QList<KnownShop>> &shops);
    void switchTo(const ShopId &shop);
    DraftMemory newMemory() const;
    void openNew();
    /// It needs a name.
    void showMake();
    void make();
    void endNew();
    void onSaved(const Result<ShopMoveExtent> &extent, const QString &path);
    void onTaken(const Result<ShopMoveExtent> &extent);
    void setBusy(bool busy);

    UiContext &m_context;
    QList<KnownShop> m_shops;
    QGridLayout *m_rows = nullptr;
    Button *m_new;
    QWidget *m_newRow = nullptr; ///< With that button.
    Card *m_newCard = nullptr;
    ShopFields *m_fields = nullptr; ///< Created on request, because its lists take a moment.
    QHBoxLayout *m_newPlace = nullptr;
    Button *m_make;
    Button *m_save;
    Button *m_take;
    InlineMessage *m_trouble;
    InlineMessage *m_outcome;
    WorkingRow *m_working;
    ShopId m_taken; ///< Taken from a file and not opened yet.
};

} // namespace stemdesk::ui
