#pragma once

#include "core/services/catalogue/product_service.h"
#include "ui/words/figure_doubt.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLineEdit;

namespace stemdesk::ui {

class Button;
class FormRow;
class InlineMessage;
struct UiContext;

/// Adds a flower that was searched for in vain to the catalogue, with its supplier and cost, as one step.
class NewFlowerPanel : public QWidget {
    Q_OBJECT

public:
    /// `words` is the typed text: "Cosmos 60".
    NewFlowerPanel(UiContext &context, const QString &words, QWidget *parent = nullptr);

Q_SIGNALS:
    void added(const stemdesk::VariantMatch &match);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *buildFields();
    QWidget *buildFoot();
    void fill(const QString &words);
    /// Shows errors beside their fields; false if there are any.
    bool read();
    bool isMeant();
    std::optional<FigureMeasure> typicalCost() const;
    std::optional<FigureMeasure> typicalPack() const;
    void add();
    void onAdded(const ProductRowOutcome &made);
    PriceListId listInUse() const;

    UiContext &m_context;
    QLineEdit *m_product;
    QLineEdit *m_variety;
    QComboBox *m_type;
    QLineEdit *m_stem;
    QLineEdit *m_pack;
    QComboBox *m_supplier;
    QLineEdit *m_cost;
    FormRow *m_productRow = nullptr;
    FormRow *m_stemRow = nullptr;
    FormRow *m_packRow = nullptr;
    FormRow *m_costRow = nullptr;
    InlineMessage *m_refusal;
    Button *m_add;
    VariantPatch m_variant; ///< Filled by read().
    std::optional<double> m_unitCost;
};

} // namespace stemdesk::ui
