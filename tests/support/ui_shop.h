#pragma once

#include "core/services/server_control.h"
#include "core/services/service_thread.h"
#include "tests/support/patience.h"
#include "tests/support/test_shop.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"

#include <QSettings>
#include <QTemporaryDir>

#include <memory>

namespace stemdesk {

/// An API server for windows in tests: it does at once what it is told.
class FakeServer final : public ServerControl {
public:
    bool isRunning() const override { return m_isOn && m_problem.isEmpty(); }
    bool isOn() const override { return m_isOn; }
    QString address() const override { return m_address; }
    QString url() const override { return QStringLiteral("http://") + m_address; }
    QString problem() const override { return m_isOn ? m_problem : QString(); }
    void setOn(bool on) override
    {
        m_isOn = on;
        Q_EMIT changed();
    }
    Status setAddress(const QString &address) override
    {
        if (!address.startsWith(QStringLiteral("127.")))
            return refused("invalid_listen", QStringLiteral("listen"), QStringLiteral("Give a loopback address."));
        m_address = address;
        Q_EMIT changed();
        return {};
    }

    void setProblem(const QString &problem)
    {
        m_problem = problem;
        Q_EMIT changed();
    }

private:
    bool m_isOn = true;
    QString m_address = QStringLiteral("127.0.0.1:8787");
    QString m_problem;
};

/// A TestShop with everything that a page stands on.
class UiShop {
public:
    UiShop()
        : m_thread(started(QStringLiteral("edits"))), m_tasks(started(QStringLiteral("tasks"))),
          m_edits(*m_thread, m_shop.shopId()),
          m_settings(m_folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat),
          m_context{.services = m_shop.shop(),
                    .edits = m_edits,
                    .tasks = *m_tasks,
                    .bus = m_shop.bus(),
                    .server = m_server,
                    .settings = m_settings,
                    .shop = *m_shop.shop().settings.shop()}
    {}

    TestShop &shop() { return m_shop; }
    /// Reads, and the changes of somebody else.
    ShopServices &services() { return m_shop.shop(); }
    ui::UiContext &context() { return m_context; }
    ui::Edits &edits() { return m_edits; }
    FakeServer &server() { return m_server; }

private:
    std::unique_ptr<ServiceThread> started(const QString &name)
    {
        auto thread = ServiceThread::start(m_shop.source(), name);
        if (!thread)
            qFatal("the test's thread cannot be started: %ls", qUtf16Printable(thread.error().message));
        return *std::move(thread);
    }

    TestShop m_shop;
    QTemporaryDir m_folder;
    FakeServer m_server;
    std::unique_ptr<ServiceThread> m_thread;
    std::unique_ptr<ServiceThread> m_tasks;
    ui::Edits m_edits;
    QSettings m_settings;
    ui::UiContext m_context;
};

} // namespace stemdesk
