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

/// The page of a window without a shop in use: a few questions, and then a shop.
class FirstStartPage : public QWidget {
    Q_OBJECT

public:
    /// For the shop that the program has created. `context` outlives the page.
    explicit FirstStartPage(UiContext &context, QWidget *parent = nullptr);

    /// The answers so far, to continue on a page in another language.
    ShopSetup answers() const;
    void resume(const ShopSetup &answers);

    /// Loads a shop from a file, in place of the one that the program has created.
    void takeFile(const QString &path);

Q_SIGNALS:
    /// A shop was created. `language`: the one chosen for it, or empty.
    void finished(const stemdesk::ShopId &shop, const QString &language);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildForm();
    QWidget *buildChoices();
    QWidget *buildFoot();
    QWidget *choice(Button *button, const QString &note);
    void startEmpty();
    void startWithDemo();
    void askForFile();
    void speak(const QString &language);
    void showPrimary();
    void run(std::function<Result<ShopId>(Services &)> work, const QString &language);
    void onDone(const Result<ShopId> &shop, const QString &language);
    void setBusy(bool busy);

    UiContext &m_context;
    ShopFields *m_fields;
    QWidget *m_form = nullptr;
    QVBoxLayout *m_place = nullptr; ///< Around the form.
    Button *m_demo;
    Button *m_empty;
    Button *m_file;
    InlineMessage *m_problem;
    WorkingRow *m_working;
};

} // namespace stemdesk::ui
