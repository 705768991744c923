#pragma once

#include "core/domain/imports/import_batch.h"

#include <QWidget>

class QComboBox;

namespace stemdesk::ui {

class InlineMessage;
struct UiContext;

/// The first step of an import: which file, and for prices into which list. A file can be dropped here too.
class FileStep : public QWidget {
    Q_OBJECT

public:
    FileStep(UiContext &context, ImportKind kind, QWidget *parent = nullptr);

    /// Prices go there at first.
    void setList(const PriceListId &id);
    PriceListId list() const;
    QString listName() const;
    /// The list with that name, if it still exists.
    void setListName(const QString &name);
    void setRefusal(const QString &sentence);
    void askForFile();

Q_SIGNALS:
    void fileChosen(const QString &path);

private:
    QWidget *buildPlace();
    QString sentence() const;
    QWidget *buildLists();

    UiContext &m_context;
    ImportKind m_kind;
    QComboBox *m_lists = nullptr; ///< Only for prices.
    InlineMessage *m_refusal;
};

} // namespace stemdesk::ui
