#pragma once

#include <QHash>
#include <QScrollArea>
#include <QStringList>

class QMenu;

namespace stemdesk::ui {

class Chip;
class ChipRow;
struct UiContext;

/// The colours of a file that are new to the shop and whose names suggest no swatch: the user gives each one before it
/// is created.
class ColoursPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit ColoursPanel(UiContext &context, QWidget *parent = nullptr);

    /// Keeps earlier choices for names that are in the new list too.
    void setColours(const QStringList &names);
    /// Chosen swatches by case-folded name.
    QHash<QString, QString> swatches() const { return m_chosen; }
    qsizetype openCount() const;

Q_SIGNALS:
    void decided();

private:
    QMenu *menuFor(const QString &name, Chip *chip);
    void choose(const QString &name, Chip *chip, const QColor &colour);
    void pickOther(const QString &name, Chip *chip);

    UiContext &m_context;
    ChipRow *m_chips;
    QStringList m_names;
    QHash<QString, QString> m_chosen;
};

} // namespace stemdesk::ui
