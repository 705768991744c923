#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace stemdesk::ui {

/// Takes one CSV file or workbook that is dropped on a widget. Other things fall through to it.
class CsvDrop : public QObject {
    Q_OBJECT

public:
    explicit CsvDrop(QWidget *target);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void dropped(const QString &path);
};

} // namespace stemdesk::ui
