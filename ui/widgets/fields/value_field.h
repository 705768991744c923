#pragma once

#include "ui/widgets/fields/edited_value.h"
#include "ui/words/figure_doubt.h"

#include <QLineEdit>

#include <functional>

namespace stemdesk::ui {

/// A value that is edited where it stands and saved when the field is left or Enter pressed; Escape brings the stored
/// value back.
class ValueField : public EditedValue<QLineEdit> {
    Q_OBJECT

public:
    explicit ValueField(const QString &value = {}, QWidget *parent = nullptr);

    QString typed() const override { return text(); }

    using Measure = std::function<std::optional<FigureMeasure>()>;
    /// It takes figures, which are asked about where they are hardly meant. `measure` tells what they belong to.
    void setFigure(NumberUnit unit, const Measure &measure = {}, std::optional<double> most = {});

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
    QString doubtOf(const QString &typed, const QString &before) const override;
    /// The number in what is typed, of a field that takes figures.
    virtual QString figureIn(const QString &text) const { return text; }

private:
    void onEditingFinished();

    std::optional<FigureBefore> m_figure;
    Measure m_measure;
};

} // namespace stemdesk::ui
