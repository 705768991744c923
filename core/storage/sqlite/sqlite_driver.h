#pragma once

#include "core/storage/engine/driver.h"

#include <QString>

#include <chrono>

namespace stemdesk {

/// SQLite in one file: the embedded default.
class SqliteDriver : public Driver {
public:
    /// Default lock timeout.
    static constexpr std::chrono::milliseconds kTimeout{5'000};

    enum class IfMissing {
        Make,
        Refuse, ///< The file is missing: an empty one in its place would hide that.
    };

    explicit SqliteDriver(QString file, std::chrono::milliseconds timeout = kTimeout,
                          IfMissing ifMissing = IfMissing::Make);

    const QString &file() const { return m_file; }
    /// Exists while a backup is being restored, which will replace `file`; meanwhile nothing may open that.
    static QString successorOf(const QString &file) { return file + QStringLiteral(".restoring"); }

    QString plugin() const override;
    Status open(QSqlDatabase &database) const override;
    std::chrono::milliseconds timeout() const override { return m_timeout; }
    bool setTimeout(QSqlDatabase &database, std::chrono::milliseconds timeout) const override;
    void keepLittle(QSqlDatabase &database) const override;
    QByteArray filesInPlace() const override;
    Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql) const override;
    QByteArray beginSql() const override;
    int rowsPerInsert() const override { return 100; } // With a single writer, keys are consecutive.
    QByteArray tableCountSql() const override;
    Result<QByteArrayList> inOwnWords(Session &session, const QByteArrayList &statements) const override;
    Status createOwnParts(Session &session) const override;
    Status createSearch(Session &session, QByteArrayView table) const override;
    Status keepBefore(Session &session, int migration) const override;
    QByteArray searchFrom(QByteArrayView table) const override;
    QString matchText(const QStringList &words, const QStringList &tags) const override;
    QString matchEither(const QString &one, const QString &other) const override;
    QString matchAll(const QStringList &matches) const override;
    Status reindex(Session &session, QByteArrayView table, qint64 key, const QString &before,
                   const QString &after) const override;
    Status index(Session &session, QByteArrayView table, const QList<qint64> &keys,
                 const QStringList &texts) const override;
    Result<QList<qint64>> wronglyIndexed(Session &session, QByteArrayView table) const override;
    Result<QStringList> damages(Session &session) const override;
    Result<QStringList> strangeParts(Session &session) const override;
    QByteArray notByIndex(QByteArrayView column) const override;
    QByteArray amongKeys() const override;
    QString keysText(const QList<qint64> &keys) const override;
    Result<qint64> dataVersion(Session &session) const override;

protected:
    /// The file as a URI, to which SQLite's own parameters can be added.
    static QString fileAddress(const QString &file);

private:
    QString m_file;
    std::chrono::milliseconds m_timeout;
    IfMissing m_ifMissing;
};

} // namespace stemdesk
