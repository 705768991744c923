#pragma once

#include "ui/widgets/chip.h"

#include <QColor>
#include <QList>
#include <QStringList>

class QMenu;

namespace stemdesk::ui {

struct CatalogueWords;

/// The colours of a variety as chips: removed by their cross, added from the vocabulary.
class ColoursField : public ChipRow {
    Q_OBJECT

public:
    /// `words` must outlive the field.
    explicit ColoursField(const CatalogueWords &words, QWidget *parent = nullptr);

    void setColours(const QStringList &colours);

Q_SIGNALS:
    void chosen(const QStringList &colours);

private:
    void fillMenu(QMenu &menu);

    const CatalogueWords &m_words;
    QStringList m_colours;
    QList<QColor> m_looks; ///< From the vocabulary when they were shown.
};

} // namespace stemdesk::ui
