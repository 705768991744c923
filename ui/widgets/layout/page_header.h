#pragma once

#include "ui/widgets/button.h"

#include <QWidget>

class QHBoxLayout;
class QMenu;

namespace stemdesk::ui {

class ChipRow;
class SearchField;
class TabStrip;
class TextLabel;

/// The top of a page, in one order and at one height: crumb, title with its state and actions, tabs, search and
/// filters.
class PageHeader : public QWidget {
    Q_OBJECT

public:
    explicit PageHeader(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// One quiet line: counts, or date and place. What it begins with is `kept` whole, however narrow the header is.
    void setState(const QString &state, const QString &kept = {});
    /// What the state ends with is in the colour of errors while it is `end`, such as "£400.00 overdue".
    void setAlert(const QString &end);

    /// One figure before the actions, with its meaning for screen readers; an empty one hides it.
    void setFigure(const QString &name, const QString &figure, Tone tone = Tone::Plain);

    /// The page this one was opened from; choosing it emits crumbChosen(). The state then is beside it, where it leaves
    /// the title its room.
    void setCrumb(const QString &crumb);

    /// Directly after the title (a StatusChip).
    void addTitleWidget(QWidget *widget);
    /// A link that ends the state, on its baseline.
    void addStateLink(Button *link);

    /// Left of the primary action.
    Button *addAction(const QString &text);
    void addActionWidget(QWidget *widget);

    /// The one green button of the page, at the far right.
    Button *setPrimaryAction(const QString &text);
    Button *primaryAction() const { return m_primary; }
    /// Hides it while an empty page offers the same in its middle.
    void setPrimaryElsewhere(bool isElsewhere);

    /// Rarer actions, behind the "more" button at the far right.
    QMenu *menu();

    /// Shows the row with the search field and the filter chips.
    SearchField *enableSearch(const QString &placeholder);

    /// The filters beside (or instead of) the search field.
    ChipRow *chips();

    TabStrip *setTabs(const QStringList &tabs);

Q_SIGNALS:
    void crumbChosen();
    void tabChosen(int index);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void buildTitleRow();
    void buildToolRow();

    QPushButton *m_crumb;
    QHBoxLayout *m_crumbRow;
    TextLabel *m_crumbDot = nullptr; ///< Between the crumb and the state; hidden without one.
    TextLabel *m_title;
    TextLabel *m_state;
    TextLabel *m_figure;
    QHBoxLayout *m_titleRow;
    QHBoxLayout *m_titleWidgets;
    QHBoxLayout *m_actions;
    Button *m_primary = nullptr;
    QWidget *m_primaryPlace = nullptr;
    QMenu *m_menu = nullptr;
    QWidget *m_tools;
    SearchField *m_search = nullptr;
    ChipRow *m_chips;
    TabStrip *m_tabs;
};

} // namespace stemdesk::ui
