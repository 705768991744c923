#pragma once

#include "core/domain/events/event.h"
#include "ui/models/lookup.h"
#include "ui/palette/command.h"

#include <QWidget>

#include <functional>

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

class CategoriesModel;
class ColoursModel;
class PageHeader;
class SearchField;
class TableOutput;
class WordsCard;
struct UiContext;

/// The colours and categories that describe catalogue and events: presets, and the shop's own.
class ColoursPage : public QWidget, public NewCommandSource {
    Q_OBJECT

public:
    explicit ColoursPage(UiContext &context, QWidget *parent = nullptr);

    /// Asks for the name of a new colour.
    void startNewColour();
    void startNewCategory();
    QString newCommand() const override;

Q_SIGNALS:
    void colourChosen(const QString &name); ///< Show its varieties.
    void categoryChosen(const QString &name); ///< Show its products.
    void eventChosen(const stemdesk::EventId &id);
    /// A message for the bottom of the window; `run` performs `action`.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildHeader();
    void buildFilters();
    void buildBody();
    void connectCards();
    void showTotals();
    void startNew();
    void onChanges(const QList<Change> &changes);
    void count();
    void createColour(const QString &name);
    void createCategory(const QString &name);
    void pickColour(int row);
    void showColourUses(int row, int column);
    void askEvents(const QString &colour);
    void showEvents(const QString &colour, const QList<Event> &events);
    void showAll();

    UiContext &m_context;
    PageHeader *m_header;
    SearchField *m_search = nullptr;
    ColoursModel *m_colours;
    CategoriesModel *m_categories;
    WordsCard *m_colourCard;
    WordsCard *m_categoryCard;
    TableOutput *m_output;
    Lookup m_counting{m_context};
    Lookup m_finding{m_context};
    bool m_isStale = true; ///< The counts are older than the last change.
};

} // namespace stemdesk::ui
