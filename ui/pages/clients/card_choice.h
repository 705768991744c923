#pragma once

#include "core/domain/clients/contact.h"

#include <QDialog>
#include <QList>

class QListView;
class QStandardItemModel;

namespace stemdesk::ui {

class Button;
class TextLabel;

/// A card of a file, and whom of the shop it may be.
struct ReadCard {
    ContactPatch contact;
    QString knownAs; ///< Empty: nobody has its address or phone.
    QString refusal; ///< Why it cannot be taken; empty where it can.
};

/// What a file of cards would bring: each is ticked but those that the shop seems to know.
class CardChoice : public QDialog {
    Q_OBJECT

public:
    explicit CardChoice(QList<ReadCard> cards, QWidget *parent);

    QList<ContactPatch> chosen() const;

private:
    void fill();
    void showCount();

    QList<ReadCard> m_cards;
    QStandardItemModel *m_model;
    QListView *m_list;
    TextLabel *m_said;
    Button *m_take;
};

} // namespace stemdesk::ui
