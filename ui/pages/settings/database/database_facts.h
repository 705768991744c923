#pragma once

#include "ui/widgets/layout/card.h"

namespace stemdesk::ui {

class Button;
class FormRow;
class TextLabel;
struct UiContext;

/// What is in the database that the window shows: the number of shops, its size on this computer, and its
/// last backup, with a button for another.
class DatabaseFacts : public Card {
    Q_OBJECT

public:
    explicit DatabaseFacts(UiContext &context, QWidget *parent = nullptr);

protected:
    /// Reads again: another workstation may have made a shop, and the file grows.
    void showEvent(QShowEvent *event) override;

private:
    struct Fact {
        QString name;
        TextLabel *text;
        FormRow *row;
    };

    Fact addFact(const QString &name);
    /// Hides a fact that is empty.
    static void showFact(const Fact &fact, const QString &text);
    void addBackUp();
    void readShops();
    void showSize();
    void showBackup();

    UiContext &m_context;
    Fact m_shops;
    Fact m_size;
    Fact m_backup;
    Button *m_backUpNow;
};

} // namespace stemdesk::ui
