#pragma once

#include "ui/widgets/fields/edited_value.h"

#include <QLineEdit>

namespace stemdesk::ui {

/// A value that is edited where it stands and saved when the field is left or Enter pressed; Escape brings the stored
/// value back.
class ValueField : public EditedValue<QLineEdit> {
    Q_OBJECT

public:
    explicit ValueField(const QString &value = {}, QWidget *parent = nullptr);

    QString typed() const override { return text(); }

Q_SIGNALS:
    void committed(const QString &text);
    void refusedChanged(const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    /// Ends in dots what is too long, until somebody edits it.
    void paintEvent(QPaintEvent *event) override;
    void showText(const QString &text) override;
    void tellCommitted(const QString &text) override { Q_EMIT committed(text); }
    void tellRefused(const QString &reason) override { Q_EMIT refusedChanged(reason); }

private:
    void onEditingFinished();
};

} // namespace stemdesk::ui
