#pragma once

#include "ui/widgets/layout/card.h"

namespace stemdesk::ui {

class Button;
class FormRow;
class TextLabel;
struct UiContext;

/// What is in the database that the window shows: shops and, on this computer, events, products and its size; and its
/// backups, with a button for another.
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
    void readContents();
    void showSize();
    void showBackup();

    UiContext &m_context;
    Fact m_shops;
    Fact m_events;
    Fact m_products;
    Fact m_size;
    Fact m_backups;
    Fact m_backup;
    Button *m_backUpNow;
};

} // namespace stemdesk::ui
