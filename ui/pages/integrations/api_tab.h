#pragma once

#include "core/base/result.h"
#include "core/domain/shops/shop.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QPlainTextEdit;
class QTimer;

namespace stemdesk::ui {

class BudgetBar;
class Button;
class Card;
class FormRow;
class InlineMessage;
class SidePanel;
class TextLabel;
class ValueField;
struct SettingField;
struct UiContext;

/// Whether, at which address and how often programs may call the API.
class ApiTab : public QWidget {
    Q_OBJECT

public:
    explicit ApiTab(UiContext &context, QWidget *parent = nullptr);

    /// "Running", for the page's header.
    QString stateText() const;

Q_SIGNALS:
    void stateChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    Card *buildServer();
    QWidget *buildAddress();
    QWidget *buildUrl();
    Card *buildShop();
    void addOrigins(Card *card);
    FormRow *addLimit(Card *card, const QString &label, ValueField *field, const SettingField &setting);
    SidePanel *buildSide();
    void showServer();
    void showShop();
    void moveServer();
    void changeSetting(const QString &text, const SettingField &setting, const QString &to,
                       const std::function<void(const Status &)> &done);
    void setAccess(bool on);
    void readUse();
    void showUse(qint64 requests);

    UiContext &m_context;
    Shop m_shop;
    QCheckBox *m_on;
    TextLabel *m_serverState;
    InlineMessage *m_problem;
    QComboBox *m_host;
    ValueField *m_port;
    FormRow *m_portRow = nullptr;
    TextLabel *m_url;
    Button *m_copy;
    QCheckBox *m_access;
    InlineMessage *m_accessNote;
    ValueField *m_origins;
    ValueField *m_rate;
    ValueField *m_cap;
    TextLabel *m_used;
    BudgetBar *m_bar;
    TextLabel *m_usedOf;
    Button *m_reference;
    TextLabel *m_proxy;
    QPlainTextEdit *m_proxyCommand;
    QTimer *m_timer;
};

} // namespace stemdesk::ui
