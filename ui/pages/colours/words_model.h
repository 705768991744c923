#pragma once

#include "core/services/catalogue/vocabulary_service.h"
#include "ui/delegates/cell_roles.h"
#include "ui/error_text.h"
#include "ui/models/merged_table_model.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"

#include <QCoreApplication>
#include <QMap>

namespace stemdesk::ui {

/// bool: a word of the shop's own, which can be changed; presets cannot.
inline constexpr int kOwnWordRole = Qt::UserRole + 1;

/// The words of the shop's vocabulary as a table that is typed into: the name first, then what else can be changed,
/// then how often the word is in use. `Word` is Colour or Category.
template <class Word>
class WordsModel : public MergedTableModel<Word, decltype(Word::id)> {
public:
    using Id = decltype(Word::id);

    WordsModel(UiContext &context, QObject *parent) : MergedTableModel<Word, Id>(parent), m_context(context) {}

    void refresh()
    {
        if (const auto words = readWords()) // Else the store is busy or gone; the next change reads again.
            this->setRows(*words);
    }
    void setUse(const VocabularyUse &use)
    {
        m_use = use;
        this->announceAll();
    }

    Qt::ItemFlags flags(const QModelIndex &index) const override
    {
        const auto flags = MergedTableModel<Word, Id>::flags(index);
        return index.isValid() && isTyped(index.column()) && !this->rowAt(index.row()).isPreset
            ? flags | Qt::ItemIsEditable
            : flags;
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!this->checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid))
            return {};
        const Word word = this->rowAt(index.row());
        if (role == kOwnWordRole)
            return !word.isPreset;
        return isTyped(index.column()) ? typedData(word, index.column(), role)
                                       : countData(countOf(word, m_use, index.column()), role);
    }

    bool setData(const QModelIndex &index, const QVariant &value, int role) override
    {
        if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
            return false;
        const Word before = this->rowAt(index.row()); // A copy: storing the edit replaces the row.
        const Cell cell(before.id, index.column());
        const QString text = value.toString().trimmed();
        m_typed.remove(cell);
        if (text != textOf(before, index.column())) {
            m_typed.insert(cell, {.text = text, .reason = {}});
            m_context.edits.run(changeOf(before, index.column(), text), this,
                                [this, cell](const Status &status) { onStored(cell, status); });
        }
        tellChanged(before.id);
        return true;
    }

protected:
    virtual Result<QList<Word>> readWords() const = 0;
    virtual bool isTyped(int column) const = 0;
    virtual QString textOf(const Word &word, int column) const = 0;
    virtual Edit changeOf(const Word &before, int column, const QString &text) const = 0;
    virtual qint64 countOf(const Word &word, const VocabularyUse &use, int column) const = 0;
    virtual QList<QColor> swatchesOf(const Word &word) const = 0;

    const VocabularyUse &use() const { return m_use; }
    UiContext &context() const { return m_context; }

    Id keyOf(const Word &word) const override { return word.id; }

private:
    /// What was typed into a cell and is not stored: under way, or refused with a reason.
    struct Typed {
        QString text;
        QString reason;
    };
    using Cell = std::pair<Id, int>;

    QVariant typedData(const Word &word, int column, int role) const
    {
        const Typed typed = m_typed.value({word.id, column});
        const bool isWaiting = m_typed.contains({word.id, column});
        switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole: return isWaiting ? typed.text : textOf(word, column);
        case SwatchesRole: return column == 0 ? QVariant::fromValue(swatchesOf(word)) : QVariant();
        case ChipTextRole:
            return column == 0 && word.isPreset ? QCoreApplication::translate("stemdesk::ui::WordsModel", "Preset")
                                                : QVariant();
        case ToneRole: return int(column > 0 ? Tone::Quiet : Tone::Plain);
        case PendingRole: return isWaiting && typed.reason.isEmpty();
        case ErrorRole: return typed.reason;
        default: return {};
        }
    }

    static QVariant countData(qint64 count, int role)
    {
        switch (role) {
        case Qt::DisplayRole: return count > 0 ? QLocale().toString(count) : QString();
        case NumberRole: return true;
        case ToneRole: return int(Tone::Accent);
        default: return {};
        }
    }

    void onStored(const Cell &cell, const Status &status)
    {
        if (!status && m_typed.contains(cell)) {
            m_typed[cell].reason = errorText(status.error());
            tellChanged(cell.first);
            return;
        }
        m_typed.remove(cell);
        refresh(); // At once, so that the old value does not come back for a moment.
        tellChanged(cell.first);
    }

    void tellChanged(const Id &id)
    {
        if (const int row = this->rowOf(id); row >= 0)
            Q_EMIT this->dataChanged(this->index(row, 0), this->index(row, this->columnCount() - 1));
    }

    UiContext &m_context;
    VocabularyUse m_use;
    QMap<Cell, Typed> m_typed;
};

} // namespace stemdesk::ui
