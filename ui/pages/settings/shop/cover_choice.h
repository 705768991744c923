#pragma once

#include "core/domain/shops/document_look.h"

#include <QColor>
#include <QList>
#include <QWidget>

namespace stemdesk::ui {

/// Chooses a proposal's first page from small drawings.
class CoverChoice : public QWidget {
    Q_OBJECT

public:
    explicit CoverChoice(QWidget *parent = nullptr);

    /// The pages are drawn in `accent`.
    void setValue(ProposalCover cover, const QColor &accent);

Q_SIGNALS:
    void chosen(stemdesk::ProposalCover cover);

private:
    class Sheet;

    QList<Sheet *> m_sheets; ///< In the order of kProposalCovers.
};

} // namespace stemdesk::ui
