#pragma once

#include "core/domain/clients/contact.h"

#include <QDialog>
#include <QList>

class QListView;
class QStandardItemModel;

namespace stemdesk::ui {

class Button;
class TextLabel;

/// A card of a file, and the contact of the shop it may be.
struct ReadCard {
    ContactPatch contact;
    QString knownAs; ///< Empty if no contact has its address or phone.
    QString refusal; ///< Why it cannot be added; empty if it can.
};

/// Lets the user choose cards of a file to add; those that the shop seems to know are unticked at first.
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
