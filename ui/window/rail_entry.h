#pragma once

#include <QAbstractButton>

namespace stemdesk::ui {

class KeyHint;

/// One page in the navigation rail: icon and label, or the icon alone.
class RailEntry : public QAbstractButton {
    Q_OBJECT

public:
    RailEntry(QString iconName, const QString &label, QWidget *parent = nullptr);

    void setCollapsed(bool collapsed);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QString m_iconName;
    bool m_collapsed = false;
};

/// Search for anything, at the top of the rail: looks like a field and opens the command palette.
class RailSearch : public QAbstractButton {
    Q_OBJECT

public:
    explicit RailSearch(QWidget *parent = nullptr);

    void setCollapsed(bool collapsed);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    KeyHint *m_hint;
};

/// The small round light at the foot of the rail: running or not.
class StateDot : public QWidget {
    Q_OBJECT

public:
    explicit StateDot(QWidget *parent = nullptr);

    void setOk(bool ok);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_ok = true;
};

/// The leaf.
class BrandMark : public QWidget {
    Q_OBJECT

public:
    explicit BrandMark(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace stemdesk::ui
