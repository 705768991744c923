#pragma once

#include "tests/support/catalogue_rows.h"
#include "tests/support/ui_shop.h"
#include "ui/import/import_dialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::ui {

/// An import's window over a shop, and ways to its parts.
class ImportDriver {
public:
    explicit ImportDriver(ImportKind kind) : m_kind(kind)
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

    UiShop &shop() { return m_shop; }
    ShopServices &services() { return m_shop.services(); }
    /// Opened at the first call, for the shop's state at that time.
    ImportDialog &dialog()
    {
        if (!m_dialog) {
            m_dialog = std::make_unique<ImportDialog>(m_shop.context(), m_kind, nullptr);
            m_dialog->show();
        }
        return *m_dialog;
    }

    QString place(const QString &name) const { return m_folder.filePath(name); }
    QString file(const QString &name, const QByteArray &bytes) const
    {
        QFile file(place(name));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's file cannot be written");
        return file.fileName();
    }

    template <class Part>
    Part *part() const
    {
        return m_dialog->findChild<Part *>();
    }
    /// The button with these words that can be seen.
    QAbstractButton *button(const QString &text) const
    {
        for (QAbstractButton *candidate : m_dialog->findChildren<QAbstractButton *>()) {
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        }
        return nullptr;
    }
    bool canPress(const QString &text) const { return button(text) && button(text)->isEnabled(); }
    void press(const QString &text)
    {
        QAbstractButton *found = button(text);
        if (!found || !found->isEnabled())
            qFatal("no button \"%ls\" can be pressed", qUtf16Printable(text));
        found->click();
    }
    template <class Field>
    Field *field(const QString &name) const
    {
        for (Field *candidate : m_dialog->findChildren<Field *>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
    /// Whether a visible label has this text.
    bool says(const QString &text) const
    {
        for (const QLabel *label : m_dialog->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(text))
                return true;
        }
        return false;
    }
    /// The texts of a table that can be seen, row by row.
    QList<QStringList> rows(const QString &table) const
    {
        QList<QStringList> rows;
        const auto *view = field<QTableView>(table);
        for (int row = 0; view && view->model() && row < view->model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < view->model()->columnCount(); ++column)
                cells.append(view->model()->index(row, column).data().toString());
            rows.append(cells);
        }
        return rows;
    }

    /// What a column of the file is taken for.
    QString meaning(const QString &column) const { return choice(column)->currentText(); }
    void mean(const QString &column, const QString &id) const
    {
        QComboBox *box = choice(column);
        box->setCurrentIndex(box->findData(id));
        Q_EMIT box->activated(box->currentIndex());
    }
    QStringList varieties()
    {
        QStringList names;
        const auto page = services().products.list({}, {.limit = 50}, ProductService::Variants::Load);
        for (const Product &product : page->rows)
            names += namesOf(product.variants);
        return names;
    }

private:
    QComboBox *choice(const QString &column) const
    {
        return field<QComboBox>(QStringLiteral("Meaning of “%1”").arg(column));
    }

    ImportKind m_kind;
    UiShop m_shop;
    QTemporaryDir m_folder;
    std::unique_ptr<ImportDialog> m_dialog;
};

} // namespace stemdesk::ui
