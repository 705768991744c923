#pragma once

#include "core/http/message.h"

#include <QByteArrayList>

#include <memory>
#include <mutex>

namespace stemdesk {

struct Answer;

/// The OpenAPI document that the program carries, to hold answers and its own examples against.
class ApiDocument {
public:
    /// Examples of the document that do not fit their schemas.
    struct ExampleReport {
        qsizetype count = 0;
        QByteArrayList complaints;
    };

    /// One for all, to be used from any thread.
    static ApiDocument &instance();
    ~ApiDocument();
    Q_DISABLE_COPY_MOVE(ApiDocument)

    /// How the response to `method` at `path` deviates from the document: in its status, type, headers or body. Empty
    /// if it does not.
    QByteArray complaintAbout(const QByteArray &method, const QByteArray &path, const Answer &answer);
    ExampleReport checkExamples();

private:
    class Contents;
    ApiDocument();

    std::mutex m_mutex; // Guards m_contents, which compiles schemas when they are first needed.
    std::unique_ptr<Contents> m_contents;
};

} // namespace stemdesk
