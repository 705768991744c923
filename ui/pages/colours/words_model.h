#pragma once

#include "core/services/catalogue/vocabulary_service.h"
#include "ui/cells/typed_table_model.h"
#include "ui/theme/tokens.h"
#include "ui/words/vocabulary_words.h"

#include <QColor>
#include <QCoreApplication>
#include <QLocale>

namespace stemdesk::ui {

/// bool: a word of the shop's own, which can be changed; presets cannot.
inline constexpr int kOwnWordRole = Qt::UserRole + 1;

/// The words of the shop's vocabulary as a table that is typed into: the name first, then what else can be changed,
/// then how often the word is in use. `Word` is Colour or Category.
template <class Word>
class WordsModel : public TypedTableModel<Word, decltype(Word::id)> {
public:
    using Id = decltype(Word::id);

    WordsModel(UiContext &context, Resource resource, QObject *parent)
        : TypedTableModel<Word, Id>(context, parent), m_resource(resource)
    {}

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

protected:
    virtual Result<QList<Word>> readWords() const = 0;
    virtual bool isText(int column) const = 0;
    virtual QString textOf(const Word &word, int column) const = 0;
    virtual Edit changeOf(const Word &before, int column, const QString &text) const = 0;
    virtual qint64 countOf(const Word &word, const VocabularyUse &use, int column) const = 0;
    virtual QList<QColor> swatchesOf(const Word &word) const = 0;

    const VocabularyUse &use() const { return m_use; }

    Id keyOf(const Word &word) const override { return word.id; }
    bool isTyped(int row, int column) const override { return isText(column) && !this->rows().at(row).isPreset; }

    QVariant stored(int row, int column, int role) const override
    {
        const Word &word = this->rows().at(row);
        if (role == kOwnWordRole)
            return !word.isPreset;
        return isText(column) ? wordData(word, column, role) : countData(countOf(word, m_use, column), role);
    }

    void type(int row, int column, const QVariant &value) override
    {
        const QString text = value.toString().trimmed();
        this->store(row, column, {.text = text}, [&] { return changeOf(this->rows().at(row), column, text); });
    }

    void onChanges(const Changes &changes) override
    {
        if (std::ranges::any_of(changes, [this](const Change &change) { return change.resource == m_resource; }))
            refresh();
    }
    void readAgain() override { refresh(); }

private:
    QVariant wordData(const Word &word, int column, int role) const
    {
        switch (role) {
        case Qt::DisplayRole: return word.isPreset ? vocabularyText(textOf(word, column)) : textOf(word, column);
        case Qt::EditRole: return textOf(word, column);
        case SwatchesRole: return column == 0 ? QVariant::fromValue(swatchesOf(word)) : QVariant();
        case ChipTextRole:
            return column == 0 && word.isPreset ? QCoreApplication::translate("stemdesk::ui::WordsModel", "Preset")
                                                : QVariant();
        case ToneRole: return int(column > 0 ? Tone::Quiet : Tone::Plain);
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

    Resource m_resource;
    VocabularyUse m_use;
};

} // namespace stemdesk::ui
