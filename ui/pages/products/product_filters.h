#pragma once

#include "core/domain/page.h"

#include <QObject>

#include <functional>
#include <list>

class QMenu;

namespace stemdesk::ui {

class Chip;
class ChipRow;
struct CatalogueWords;

/// The chips that filter the catalogue: each opens a menu, and shows the choice until it is removed.
class ProductFilters : public QObject {
    Q_OBJECT

public:
    /// `words` must outlive this object; menus are filled from it whenever they open.
    ProductFilters(ChipRow &row, const CatalogueWords &words, QObject *parent = nullptr);

    /// Everything but the search text.
    ProductFilter filter() const { return m_filter; }
    bool isEmpty() const;
    void clear();
    /// Filters by this value and nothing else; `target` is the category, type or colour.
    void showOnly(QString ProductFilter::*target, const QString &text);

Q_SIGNALS:
    void changed();

private:
    /// One of the things to narrow by.
    struct Part {
        Chip *chip = nullptr;
        QMenu *menu = nullptr;
        QString label;
        std::function<void()> forget;
        QString ProductFilter::*target = nullptr; ///< For a text filter.
    };

    void add(ChipRow &row, const QString &label, std::function<void(QMenu &)> fill, std::function<void()> forget);
    void take(const Part &part, const QString &text);
    void choose(const Part &part, const QString &text);
    static QString shownIn(const Part &part, const QString &text);
    void remove(const Part &part);
    void addTexts(ChipRow &row, const QString &label, QString ProductFilter::*target,
                  QStringList CatalogueWords::*choices);
    void addSuppliers(ChipRow &row);

    const CatalogueWords &m_words;
    ProductFilter m_filter;
    std::list<Part> m_parts;
};

} // namespace stemdesk::ui
