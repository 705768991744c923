#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk {

/// The declarations in C++ headers, found by text search: sufficient for this project's headers.
class DeclaredFunctions {
public:
    enum class Constants { Leave, Take };

    /// Adds the public functions of the file that return one of `types` ("Result", "Edit"); those that are const only
    /// with `Constants::Take`.
    void addHeader(const QString &file, const QStringList &types, Constants constants);

    QStringList names() const;

private:
    struct Function {
        QString name;
        QString tellingType;
    };

    QList<Function> m_functions;
};

/// The files of the project below `folder` that `pattern` names ("*_service.h"), in order.
QStringList projectFiles(const QString &folder, const QString &pattern);
QString textOf(const QString &file);

} // namespace stemdesk
