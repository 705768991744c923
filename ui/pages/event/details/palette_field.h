#pragma once

#include <QStringList>
#include <QWidget>

class QLineEdit;
class QStandardItemModel;

namespace stemdesk::ui {

class ChipRow;
class EventDocument;

/// The colours of an event: chips, and a field that finds more in the vocabulary. An unknown word can be added too.
class PaletteField : public QWidget {
    Q_OBJECT

public:
    explicit PaletteField(EventDocument &document, QWidget *parent = nullptr);

    void setNames(const QStringList &names);

Q_SIGNALS:
    void namesChosen(const QStringList &names);

private:
    void add(const QString &name);
    void empty();
    void fillVocabulary();

    EventDocument &m_document;
    ChipRow *m_chips;
    QLineEdit *m_field;
    QStandardItemModel *m_vocabulary;
    QStringList m_names;
};

} // namespace stemdesk::ui
