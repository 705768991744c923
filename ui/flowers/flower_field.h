#pragma once

#include "core/services/catalogue/product_service.h"
#include "ui/flowers/typed_line.h"
#include "ui/models/lookup.h"
#include "ui/words/catalogue_words.h"

#include <QAbstractTableModel>
#include <QLineEdit>

#include <functional>
#include <optional>
#include <utility>

class QFrame;

namespace stemdesk::ui {

class Button;
class TableView;
class TextLabel;

/// Catalogue matches for the words typed into a FlowerField: the flower, its supplier and how it is sold.
class MatchModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Flower, Offer, ColumnCount };

    explicit MatchModel(QString currency, QObject *parent = nullptr);

    /// `words` were typed; `looks` are the colours of the matches.
    void setMatches(const QList<VariantMatch> &matches, const QStringList &words, const CatalogueWords &looks);
    const VariantMatch &matchAt(int row) const { return m_matches.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString offerText(const VariantMatch &match) const;

    QString m_currency;
    QList<VariantMatch> m_matches;
    QStringList m_words;
    CatalogueWords m_looks;
};

/// Searches the catalogue for a flower or material while the user types. Up and Down move through the matches, Enter
/// chooses one.
class FlowerField : public QLineEdit {
    Q_OBJECT

public:
    explicit FlowerField(UiContext &context, QWidget *parent = nullptr);
    ~FlowerField() override;
    Q_DISABLE_COPY_MOVE(FlowerField)

    /// Restricts the search to this type; empty: all types.
    void setProductType(const QString &type) { m_type = type; }
    /// Prices matches by these terms, read with each search; without them, at today's costs.
    void setPriceTerms(std::function<std::optional<PriceTerms>()> terms) { m_terms = std::move(terms); }
    /// Embeds the field without a frame in this row, and shows its matches below the row instead of below the field.
    void setRow(QWidget *row);
    /// Cancelling restores this pasted text instead of emptying the field.
    void setGivenText(const QString &text);

Q_SIGNALS:
    /// Enter was pressed before the matches arrived: matchChosen() or nothingTaken() follows.
    void matchAwaited();
    void nothingTaken();
    /// Several rows or cells were pasted. Without a receiver they are pasted as text.
    void rowsPasted(const QString &text);
    void matchChosen(const stemdesk::VariantMatch &match, std::optional<double> quantity);
    /// No flower has that name, and the user wants to add it to the catalogue; `typed` is the whole text. Offered only
    /// if connected.
    void newFlowerWanted(const QString &words, std::optional<double> quantity, const QString &typed);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Found;

    QString words() const;
    TypedLine typed() const;
    bool pasteRows();
    void buildPopup();
    void search();
    void onFound(const QString &words, const Result<Found> &found);
    void showFound(const QString &nothing);
    QString nothingText(const QString &words) const;
    void placePopup();
    void movePopup();
    void scrollIntoView();
    bool offersNew() const;
    void wantNew();
    void takeNothing();
    void hidePopup();
    void cancel();
    bool popupTakes(int key);
    void step(int rows);
    int rowOfChosen() const;
    void choose(int row);

    UiContext &m_context;
    Lookup m_lookup;
    MatchModel *m_matches;
    QFrame *m_popup = nullptr;
    TableView *m_list = nullptr;
    TextLabel *m_nothing = nullptr;
    Button *m_new = nullptr;
    QWidget *m_row = nullptr;
    QString m_type;
    std::function<std::optional<PriceTerms>()> m_terms;
    QString m_given;
    QString m_shown; ///< The searched words of the listed matches.
    std::optional<std::pair<VariantId, SupplierId>> m_chosen; ///< Selected with the arrow keys.
    bool m_isCounted = false; ///< They were found without the number before them, which is the quantity.
    bool m_takesFirst = false; ///< Enter was pressed before the matches arrived.
};

} // namespace stemdesk::ui
