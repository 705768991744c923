#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace stemdesk {
struct Error;
struct ShopMoveExtent;
struct ShopMoveProgress;
} // namespace stemdesk

namespace stemdesk::ui {

/// Texts about databases on servers, for people who do not run one.
class DatabaseWords {
    Q_DECLARE_TR_FUNCTIONS(DatabaseWords)

public:
    /// "Connected. There are the shops Fern and Thistle."
    static QString connected(const QStringList &shops);
    /// Why a database at `address` cannot be used.
    static QString refusal(const Error &error, const QString &address);
    /// Without what is a password in it, or may become one while it is typed.
    static QString withoutPassword(const QString &address);
    static QString progress(const ShopMoveProgress &progress);
    static QString copied(const ShopMoveExtent &extent);
};

} // namespace stemdesk::ui
