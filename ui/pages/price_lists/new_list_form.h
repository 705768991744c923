#pragma once

#include "core/services/prices/price_list_service.h"

#include <QWidget>

#include <atomic>
#include <memory>

class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QProgressBar;
class QTimer;

namespace stemdesk::ui {

class Button;
class DayField;
class Draft;
class IconButton;
class TextLabel;
struct UiContext;

/// The row above the lists in which a new one is created, empty or from another one with changed prices.
class NewListForm : public QWidget {
    Q_OBJECT

public:
    explicit NewListForm(UiContext &context, QWidget *parent = nullptr);
    ~NewListForm() override;
    Q_DISABLE_COPY_MOVE(NewListForm)

    void openEmpty();
    /// Reopens the form if it has typed text that was neither used nor cancelled.
    void reopen();
    void openFrom(const PriceList &list);
    /// Copies the list as it is, with a name that says so.
    void duplicate(const PriceList &list);
    bool isCopying() const { return m_copying != nullptr; }

Q_SIGNALS:
    void made(const stemdesk::PriceListId &id);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Shared by the form and the task that copies.
    struct CopyState {
        std::atomic_bool isCancelled = false;
        std::atomic<qint64> done = 0;
    };

    void buildFields();
    void suggestTax();
    void buildProgress();
    QHBoxLayout *buildRow();
    void open(const QString &title, bool isCopy);
    void create();
    void createEmpty(const PriceListPatch &list);
    void copy(const PriceListCopy &copy);
    void onCopied(const Result<std::optional<PriceList>> &copied);
    void showProgress();
    void setCopying(bool isCopying);
    void cancel();
    void refuse(const QString &reason);

    UiContext &m_context;
    Draft *m_draft = nullptr;
    TextLabel *m_title;
    QComboBox *m_type;
    QLineEdit *m_name;
    DayField *m_date;
    QLineEdit *m_tax;
    QLineEdit *m_percent;
    QComboBox *m_rounding;
    Button *m_create;
    IconButton *m_close;
    QWidget *m_progress;
    QProgressBar *m_bar;
    TextLabel *m_copied;
    TextLabel *m_reason;
    PriceList m_from; ///< Null id: the new list is empty.
    QTimer *m_tick;
    std::shared_ptr<CopyState> m_copying; ///< Shared with the task; null while none runs.
};

} // namespace stemdesk::ui
