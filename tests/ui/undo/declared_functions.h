#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk {

/// What is declared in C++ headers, found by their text: enough for headers as this project writes them.
///
/// Names are "SupplierService::create"; where a class has several of one name, the type of the first parameter that is
/// no QString tells them apart: "VocabularyService::restore(Colour)".
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
