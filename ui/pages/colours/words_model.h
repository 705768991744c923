#pragma once

#include "core/services/catalogue/vocabulary_service.h"
#include "ui/cells/typed_table_model.h"
#include "ui/delegates/cell_content.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/tokens.h"
#include "ui/words/catalogue_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace stemdesk::ui {

/// bool: a word of the shop's own, which can be changed; presets cannot.
inline constexpr int kOwnWordRole = Qt::UserRole + 1;

/// The words of the shop's vocabulary as an editable table: the name first, then other editable columns, then how often
/// the word is used. `Word` is Colour or Category.
template <class Word>
class WordsModel : public TypedTableModel<Word, decltype(Word::id)> {
public:
    using Id = decltype(Word::id);

    WordsModel(UiContext &context, Resource resource, QObject *parent)
        : TypedTableModel<Word, Id>(context, parent, {resource})
    {}

    void refresh()
    {
        if (const auto words = readWords()) // Otherwise the store is busy or gone; the next change reads again.
            this->setRows(*words);
    }
    void setUse(const VocabularyUse &use)
    {
        m_use = use;
        this->announceAll();
    }

protected:
    virtual Result<QList<Word>> readWords() const = 0;

    const VocabularyUse &use() const { return m_use; }

    Id keyOf(const Word &word) const override { return word.id; }
    QVariant stored(int row, int column, int role) const override
    {
        if (role == kOwnWordRole)
            return !this->rows().at(row).isPreset;
        if (role == LinkRole) // Numbers are counts of uses.
            return TypedTableModel<Word, Id>::stored(row, column, NumberRole);
        return role == LargeSwatchRole ? QVariant(true) : TypedTableModel<Word, Id>::stored(row, column, role);
    }

    void readAgain() override { refresh(); }

private:
    VocabularyUse m_use;
};

/// Preset words are shown in the language of the window; the shop's own, of which there are fewer, are marked. `type`
/// parses what is typed into these.
template <class Word>
constexpr TableColumn<Word> nameColumn(const char *title, ColumnTyping<Word> type)
{
    return {.title = title,
            .text = [](const Word &word) { return word.isPreset ? vocabularyText(word.name) : word.name; },
            .edit = [](const Word &word) { return QVariant(word.name); },
            .type = type,
            .isTyped = [](const Word &word) { return !word.isPreset; },
            .quietText =
                [](const Word &word) {
                    return word.isPreset ? QString()
                                         : QCoreApplication::translate("stemdesk::ui::WordsModel", "your own");
                }};
}

/// How often a word is used, as `count` returns it.
template <class Word, class Model, qint64 (Model::*count)(const Word &) const>
constexpr TableColumn<Word> useColumn(const char *title)
{
    return {.title = title,
            .text =
                [](const Word &word, const Model &model) {
                    const qint64 uses = (model.*count)(word);
                    return uses > 0 ? QLocale().toString(uses) : QString();
                },
            .isNumber = true};
}

} // namespace stemdesk::ui
