#pragma once

#include "core/services/catalogue/product_service.h"

#include <QLineEdit>

#include <optional>

class QFrame;

namespace stemdesk::ui {

class EventDocument;
class MatchModel;
class TableView;
class TextLabel;

/// What somebody typed to add a line: words to find the flower by, and perhaps a quantity ("27 x quick 50",
/// "quick 50 x 27").
struct TypedLine {
    QString words;
    std::optional<double> quantity;

    friend bool operator==(const TypedLine &, const TypedLine &) = default;
};
TypedLine typedLineFrom(const QString &text);

/// Finds a flower across the catalogue while it is typed. Up and Down walk the matches, Enter takes one.
class AddLineField : public QLineEdit {
    Q_OBJECT

public:
    AddLineField(EventDocument &document, QWidget *parent = nullptr);
    ~AddLineField() override;
    Q_DISABLE_COPY_MOVE(AddLineField)

Q_SIGNALS:
    /// Enter was pressed before it is known what it takes: matchChosen() or nothingTaken() follows.
    void matchAwaited();
    void nothingTaken();
    /// Rows or cells were pasted, which are more than one line.
    void rowsPasted(const QString &text);
    void matchChosen(const stemdesk::VariantMatch &match, std::optional<double> quantity);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildPopup();
    void search();
    void ask(const QString &words);
    void onFound(const QString &words, const Result<QList<VariantMatch>> &matches);
    void showPopup();
    void takeNothing();
    void hidePopup();
    void step(int rows);
    void choose(int row);

    EventDocument &m_document;
    MatchModel *m_matches;
    QFrame *m_popup = nullptr;
    TableView *m_list = nullptr;
    TextLabel *m_nothing = nullptr;
    QString m_wanted; ///< Words of the newest query.
    QString m_shown; ///< Words whose matches are listed.
    bool m_takesFirst = false; ///< Enter was pressed before the matches were there.
    bool m_isAsking = false; ///< One query at a time: those typed meanwhile are skipped, but for the newest.
};

} // namespace stemdesk::ui
