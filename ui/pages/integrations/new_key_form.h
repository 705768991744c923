#pragma once

#include "core/domain/keys/api_key.h"
#include "ui/widgets/layout/side_panel.h"

#include <QList>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace stemdesk::ui {

class Button;
class DayField;
class Draft;
class FormRow;
class InlineMessage;
struct UiContext;

/// Creates a key: its name, its rights, and its expiry.
class NewKeyForm : public SidePanel {
    Q_OBJECT

public:
    explicit NewKeyForm(UiContext &context, QWidget *parent = nullptr);

    /// Empties the form except for stored input, and gives it the focus; for a key, or for a calendar address.
    void open(bool isCalendar);
    /// Whether there is typed text that was neither used nor discarded.
    bool isKept() const;

Q_SIGNALS:
    /// `text` is the key itself, or the whole calendar address; it is kept nowhere else.
    void created(const stemdesk::ApiKey &key, const QByteArray &text);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Lasting { Ever, Month, Quarter, Year, UntilDay };
    struct Choice {
        quint32 scope = 0;
        QCheckBox *box = nullptr;
    };

    void buildName();
    void buildScopes();
    QCheckBox *addChoice(const QString &area, const QString &verb, quint32 scope);
    void buildExpiry();
    void buildFoot();
    void choosePreset(int preset);
    void showPreset();
    quint32 chosenScopes() const;
    std::optional<Instant> expiry() const;
    void showExpiry();
    void showCalendar();
    std::optional<KeyUse> chosenCalendar() const;
    void create();
    void refuse(const Error &error);

    UiContext &m_context;
    Draft *m_draft = nullptr;
    QLineEdit *m_name;
    FormRow *m_nameRow = nullptr;
    QComboBox *m_preset;
    FormRow *m_presetRow = nullptr;
    QList<QWidget *> m_ofKeys; ///< Not applicable to calendar addresses.
    QList<Choice> m_choices;
    QComboBox *m_lasting;
    DayField *m_day;
    InlineMessage *m_refusal;
    Button *m_create;
};

} // namespace stemdesk::ui
