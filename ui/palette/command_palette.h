#pragma once

#include "ui/palette/palette_rows.h"

#include <QFrame>
#include <QObject>
#include <QPointer>

class QLineEdit;
class QListView;

namespace stemdesk::ui {

class PaletteModel;
class TextLabel;

/// Handles Ctrl+K anywhere in a window; a text field would otherwise delete the rest of its line.
class PaletteKey : public QObject {
    Q_OBJECT

public:
    explicit PaletteKey(QWidget *window);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void pressed();
};

/// Finds any event, product, supplier or command while the user types, and opens it. Overlays the window; the focus
/// stays in its field: Up and Down move through the matches, Enter takes one, Escape returns to the previous focus.
class CommandPalette : public QFrame {
    Q_OBJECT

public:
    /// One per window.
    CommandPalette(UiContext &context, QWidget *window);

    /// Opens with the commands available now; closes if open.
    void toggle(const Commands &commands);
    void open(const Commands &commands);
    void leave();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    /// A null variety: the product itself.
    void productChosen(const stemdesk::ProductId &product, const stemdesk::VariantId &variety);
    void supplierChosen(const stemdesk::SupplierId &id);
    void contactChosen(const stemdesk::ContactId &id);
    void invoiceChosen(const QString &number);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    PaletteLeads leads();
    void onTyped();
    void onFound(const PaletteFindings &findings);
    void showRows(const QList<PaletteRow> &rows);
    void onKeyboardLost(Qt::FocusReason reason);
    bool onKey(int key);
    void step(int by);
    void setCurrent(int row);
    void choose(int row);
    void take();
    void place();
    QString typed() const;

    UiContext &m_context;
    PaletteRows m_rows;
    PaletteSearch *m_search;
    PaletteModel *m_model;
    QLineEdit *m_field;
    QListView *m_list;
    TextLabel *m_nothing;
    QPointer<QWidget> m_before; ///< Had the focus before.
    std::optional<PaletteFindings> m_findings;
    bool m_isOpen = false;
    bool m_takesFirst = false; ///< Enter was pressed before anything was found.
};

} // namespace stemdesk::ui
