#pragma once

#include "core/base/id.h"
#include "ui/undo/edits.h"
#include "ui/widgets/layout/card.h"

#include <QList>

class QComboBox;

namespace stemdesk {
struct PriceList;
}

namespace stemdesk::ui {

class Button;
class EventDocument;
class FormRow;
class InlineMessage;
class TextLabel;

/// The price list of each product type, pinned or the newest, and the buttons to pin and refresh prices, and to keep
/// them line by line or release them.
class PriceListsCard : public Card {
    Q_OBJECT

public:
    explicit PriceListsCard(EventDocument &document, QWidget *parent = nullptr);

    /// A quiet sentence below the lists; disappears with the next change.
    void showHint(const QString &sentence);
    void refuse(const QString &reason);
    void focusRefresh();

Q_SIGNALS:
    void refreshRequested();
    /// Asks to show what releasing the kept prices would change.
    void unpinRequested();

private:
    struct TypeRow {
        QString type;
        QComboBox *box = nullptr;
        FormRow *row = nullptr;
    };

    void addRow(const QString &type);
    void buildFoot();
    void showKept();
    void keep();
    void refresh();
    void fill(const TypeRow &row);
    void showUse(const TypeRow &row);
    void choose(const TypeRow &row);
    void pin();
    void run(const Edit &edit);
    bool isOnLines(const QString &type) const;
    const PriceList *listOf(const QString &type) const;

    EventDocument &m_document;
    QList<TypeRow> m_rows;
    InlineMessage *m_message;
    Button *m_pin;
    Button *m_refresh;
    TextLabel *m_kept;
    Button *m_keep;
    Button *m_unpin;
    Button *m_asked; ///< The button that opened the preview.
};

} // namespace stemdesk::ui
