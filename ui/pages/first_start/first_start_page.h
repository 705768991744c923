#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/shops/shop_setup.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace stemdesk {
class Services;
}

namespace stemdesk::ui {

class Button;
class InlineMessage;
class ShopFields;
class WorkingRow;
struct UiContext;

/// What a window shows in which nobody has worked yet: a few questions, and then a shop to work in.
class FirstStartPage : public QWidget {
    Q_OBJECT

public:
    /// On the shop that the program has made. `context` outlives the page.
    explicit FirstStartPage(UiContext &context, QWidget *parent = nullptr);

    /// What was answered so far, and the same in a page that speaks another language.
    ShopSetup answers() const;
    void resume(const ShopSetup &answers);

    /// Takes a shop out of a file, in place of the one that the program has made.
    void takeFile(const QString &path);

Q_SIGNALS:
    /// There is a shop to work in. `language`: what was chosen for it, or empty.
    void finished(const stemdesk::ShopId &shop, const QString &language);

private:
    QWidget *buildForm();
    QWidget *buildChoices();
    QWidget *buildFoot();
    QWidget *choice(Button *button, const QString &note);
    void startEmpty();
    void startWithDemo();
    void askForFile();
    void speak(const QString &language);
    void run(std::function<Result<ShopId>(Services &)> work, const QString &language);
    void onDone(const Result<ShopId> &shop, const QString &language);
    void setBusy(bool busy);

    UiContext &m_context;
    ShopFields *m_fields;
    Button *m_demo;
    Button *m_empty;
    Button *m_file;
    InlineMessage *m_problem;
    WorkingRow *m_working;
};

} // namespace stemdesk::ui
