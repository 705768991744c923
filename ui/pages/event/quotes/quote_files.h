#pragma once

#include "core/domain/billing/quote.h"

#include <QObject>

#include <functional>

namespace stemdesk::ui {

class DocumentOutput;
class EventDocument;

/// Exports a quote as a PDF file or an e-mail, on the tasks thread.
class QuoteFiles : public QObject {
    Q_OBJECT

public:
    /// Both outlive this object; `window` is what dialogs belong to.
    QuoteFiles(EventDocument &document, QWidget *window);

    /// Asks for a file's name, then saves.
    void askAndSave(const Quote &quote);
    /// Addressed to the event's client, or to its billing contact.
    void draftEmail(const Quote &quote);
    DocumentOutput &output() const { return *m_output; }

Q_SIGNALS:
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

private:
    EventDocument &m_document;
    DocumentOutput *m_output;
};

} // namespace stemdesk::ui
