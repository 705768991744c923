#pragma once

#include "core/domain/imports/import_batch.h"

#include <QList>
#include <QObject>
#include <QWidget>

class QComboBox;
class QUrl;
class QWidget;

namespace stemdesk::ui {

class InlineMessage;
struct UiContext;

/// Accepts any one file or folder dropped on a widget; whoever reads it reports if it is unsuitable. Other drops fall
/// through to the widget.
class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QWidget *target);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void dropped(const QString &path);
    /// Several at once, or one that is not on this computer; `reason` says what to do instead.
    void refused(const QString &reason);

private:
    void take(const QList<QUrl> &urls);
};

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
