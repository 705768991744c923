#pragma once

#include "core/base/result.h"
#include "core/services/database/database_control.h"
#include "ui/pages/settings/settings_columns.h"
#include "ui/theme/tokens.h"

#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>

class QLineEdit;
class QProgressBar;
class QRadioButton;

namespace stemdesk::ui {

class Button;
class Card;
class Draft;
class InlineMessage;
class TextLabel;
struct DraftMemory;
struct UiContext;

/// Chooses between the data folder and a server that several workstations share.
class DatabaseTab : public SettingsColumns {
    Q_OBJECT

public:
    explicit DatabaseTab(UiContext &context, QWidget *parent = nullptr);
    /// Stops a running copy.
    ~DatabaseTab() override;
    Q_DISABLE_COPY_MOVE(DatabaseTab)

    /// "On this computer", for the page's header.
    QString stateText() const;

private:
    Card *buildPlace();
    QWidget *buildFolder();
    QWidget *buildServer();
    QWidget *buildProgress();
    void connectServer();
    DraftMemory addressMemory() const;
    void showPlace();
    void showPending();
    void chooseFolder();
    void test();
    void use();
    void copy();
    void onTested(const Result<QStringList> &shops, const QString &address);
    void onCopied(const Result<ShopMoveExtent> &extent, const QString &address);
    void showMessage(const QString &sentence, Tone tone);
    void setBusy(bool busy);
    DatabaseLogin login() const;

    UiContext &m_context;
    QRadioButton *m_onFolder;
    QRadioButton *m_onServer;
    QWidget *m_server = nullptr;
    QLineEdit *m_address;
    Draft *m_draft = nullptr; ///< Keeps the typed address.
    QLineEdit *m_password;
    Button *m_test;
    Button *m_copy;
    Button *m_use;
    InlineMessage *m_outcome;
    InlineMessage *m_pending;
    QWidget *m_working = nullptr;
    TextLabel *m_stage;
    QProgressBar *m_bar;
    Button *m_cancel;
    std::shared_ptr<std::atomic_bool> m_stop; ///< Shared with the running copy on the tasks thread.
};

} // namespace stemdesk::ui
