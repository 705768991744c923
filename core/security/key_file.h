#pragma once

#include "core/base/result.h"
#include "core/security/secret_box.h"

#include <QString>

#include <vector>

namespace stemdesk {

/// A file of master keys, one per line, readable by its owner only; lines that begin with # are comments. It has one
/// key, or two while a key is being replaced. Every call reads the file again; callable from any thread.
class KeyFile {
public:
    explicit KeyFile(QString path) : m_path(std::move(path)) {}

    const QString &path() const { return m_path; }
    bool exists() const;

    /// Unavailable: master_key_file_missing, or master_key_file_unusable for a file that others can read, that cannot
    /// be read, or that holds anything else.
    Result<std::vector<MasterKey>> keys() const;
    /// The key with that id; master_key_wrong if the file has only others.
    Result<MasterKey> find(const QByteArray &id) const;

    /// Creates the file if necessary. Durable on return: a crash leaves the old file or the new one.
    Status add(const MasterKey &key) const;
    /// Deletes the file with its last key. Without the key or the file there is nothing to do.
    Status remove(const QByteArray &id) const;

private:
    Status write(const std::vector<MasterKey> &keys) const;

    QString m_path;
};

} // namespace stemdesk
