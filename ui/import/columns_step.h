#pragma once

#include "ui/import/import_work.h"

#include <QList>
#include <QScrollArea>

#include <optional>

class QComboBox;
class QVBoxLayout;

namespace stemdesk::ui {

class InlineMessage;
class TextLabel;

/// The second step of an import: what each column of the file means, with its first values beside it.
class ColumnsStep : public QWidget {
    Q_OBJECT

public:
    explicit ColumnsStep(ImportKind kind, QWidget *parent = nullptr);

    /// The columns whose names are known have their meaning already.
    void setFile(const ImportFile &file);
    const ColumnMapping &mapping() const { return *m_mapping; }
    bool isComplete() const;

Q_SIGNALS:
    void mappingChanged();

private:
    void addColumn(QVBoxLayout &rows, qsizetype column, const ImportFile &file);
    QComboBox *makeChoice(qsizetype column, const QString &heading);
    void choose(qsizetype column, const QString &field);
    void showMapping();
    QString lack() const;

    ImportKind m_kind;
    TextLabel *m_facts;
    InlineMessage *m_lack;
    QScrollArea *m_area;
    std::optional<ColumnMapping> m_mapping;
    QList<QComboBox *> m_choices; ///< Of the first columns.
};

} // namespace stemdesk::ui
