#pragma once

#include <QWidget>

namespace stemdesk::ui {

/// The small framed note that names a key ("Ctrl F", "Enter adds").
class KeyHint : public QWidget {
    Q_OBJECT

public:
    explicit KeyHint(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
};

} // namespace stemdesk::ui
