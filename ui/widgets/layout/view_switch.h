#pragma once

#include <QTabBar>

namespace stemdesk::ui {

/// Chooses between views of one list: segments beside each other, the selected one in the accent colour.
class ViewSwitch : public QTabBar {
    Q_OBJECT

public:
    enum class Size { Ordinary, Small }; ///< Small: within a panel.

    explicit ViewSwitch(Size size = Size::Ordinary, QWidget *parent = nullptr);

    /// It stands on a panel, of which its own ground has to differ.
    void setOnPanel();

    /// `iconName` as for iconFor(); may be empty.
    void addView(const QString &iconName, const QString &text);

protected:
    bool event(QEvent *event) override;
    QSize tabSizeHint(int index) const override;
    /// In a narrow panel the segments give way before the words beside them.
    QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    QFont wordsFont(bool isChosen) const;
    int iconRoom(int index) const;
    int contentWidth(int index) const;

    Size m_size;
    bool m_isOnPanel = false;
};

} // namespace stemdesk::ui
