#pragma once

#include "core/services/events/substitution_service.h"

#include <QWidget>

namespace stemdesk::ui {

class FlowerField;
class Button;
class ChipRow;
class EventDocument;
class InlineMessage;
class TableView;
class TextLabel;
class TextTableModel;
class ValueRow;

/// Replaces one flower by another throughout the event: the user searches for it and sees what it does to every line;
/// nothing changes until Replace is pressed.
class ReplacePanel : public QWidget {
    Q_OBJECT

public:
    ReplacePanel(EventDocument &document, const VariantId &replaced, QWidget *parent = nullptr);

    FlowerField *field() const { return m_field; }

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildHead();
    void buildPreview();
    void choose(const VariantId &substitute);
    void refresh();
    void show(const SubstitutionPreview &preview);
    void showLines(const SubstitutionPreview &preview);
    void showFigures(const SubstitutionPreview &preview);
    QString supplierText(const SubstitutedLine &line, const SubstitutionPreview &preview) const;
    void replace();
    void scrollToEnd();

    EventDocument &m_document;
    SubstitutionRequest m_request;
    SubstitutionPreview m_shown;
    TextLabel *m_title;
    FlowerField *m_field = nullptr;
    InlineMessage *m_refusal;
    QWidget *m_preview;
    ChipRow *m_swatches;
    TextTableModel *m_lines;
    TableView *m_table;
    ValueRow *m_packs;
    ValueRow *m_cost;
    ValueRow *m_price;
    Button *m_replace;
};

} // namespace stemdesk::ui
