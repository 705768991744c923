#pragma once

#include "core/services/catalogue/product_service.h"
#include "ui/pages/products/catalogue_words.h"

#include <QAbstractTableModel>
#include <QLineEdit>

namespace stemdesk::ui {

class TableView;
struct UiContext;

/// What the catalogue offers for the words typed so far: the variety, and who sells it at what cost.
class OfferedVariantsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Variety, Offer, ColumnCount };

    explicit OfferedVariantsModel(UiContext &context, QObject *parent = nullptr);

    void setMatches(const QList<VariantMatch> &matches, const QStringList &words);
    const VariantMatch &matchAt(int row) const { return m_matches.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString offerText(const VariantMatch &match) const;

    UiContext &m_context;
    CatalogueWords m_words;
    QList<VariantMatch> m_matches;
    QStringList m_typed;
};

/// Finds a variety of one type while its name is typed. Up and Down walk the matches, Enter takes one.
class VariantField : public QLineEdit {
    Q_OBJECT

public:
    explicit VariantField(UiContext &context, QWidget *parent = nullptr);
    ~VariantField() override;
    Q_DISABLE_COPY_MOVE(VariantField)

    void setProductType(const QString &type) { m_type = type; }

Q_SIGNALS:
    void matchChosen(const stemdesk::VariantMatch &match);
    /// Enter was pressed before it is known what it takes: matchChosen() or nothingTaken() follows.
    void matchAwaited();
    void nothingTaken();
    /// Nothing of the type is called so.
    void nothingFound(const QString &words);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void buildPopup();
    void search();
    void ask();
    void onFound(const QString &words, const QList<VariantMatch> &matches);
    void showPopup();
    void takeNothing();
    void hidePopup();
    void step(int rows);
    void choose(int row);

    UiContext &m_context;
    OfferedVariantsModel *m_matches;
    QWidget *m_popup = nullptr;
    TableView *m_list = nullptr;
    QString m_type;
    QString m_shown; ///< Words whose matches are listed.
    bool m_takesFirst = false; ///< Enter was pressed before the matches were there.
    bool m_isAsking = false; ///< One query at a time: those typed meanwhile are skipped, but for the newest.
};

} // namespace stemdesk::ui
