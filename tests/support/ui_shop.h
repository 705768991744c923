#pragma once

#include "core/services/database/database_control.h"
#include "core/services/server_control.h"
#include "core/services/service_thread.h"
#include "tests/support/fake_backups.h"
#include "tests/support/test_shop.h"
#include "tests/support/timeout.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"
#include "ui/window/window_control.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QThread>

#include <memory>

namespace stemdesk {

/// An API server for tests of the window, which does everything at once.
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

/// Remembers how the window is to look and speak.
class FakeWindow final : public ui::WindowControl {
public:
    QString language() const override { return m_language; }
    void setLanguage(const QString &language) override { m_language = language; }
    ui::Theme::Choice appearance() const override { return m_appearance; }
    void setAppearance(ui::Theme::Choice choice) override { m_appearance = choice; }
    Status openShop(const ShopId &shop) override
    {
        m_shop = shop;
        return {};
    }

    /// The one that was asked for last.
    ShopId shop() const { return m_shop; }

private:
    ShopId m_shop;
    QString m_language;
    ui::Theme::Choice m_appearance = ui::Theme::Choice::System;
};

/// A database setting for tests of the window, with settable results.
class FakeDatabase final : public DatabaseControl {
public:
    QString folder() const override { return QStringLiteral("/home/anna/.local/share/stemdesk"); }
    QString address() const override { return m_address; }
    QString chosen() const override { return m_chosen; }
    bool isNamedAtStart() const override { return m_isNamed; }
    Result<QStringList> shopsAt(const DatabaseLogin &) const override { return m_shops; }
    Result<ShopMoveExtent> copyTo(const DatabaseLogin &, Services &source,
                                  const ShopMoveService::Watch &watch) const override
    {
        if (m_isCopyEndless) {
            while (watch({.stage = ShopMoveProgress::Stage::Copying, .done = 1, .total = 2}))
                QThread::yieldCurrentThread();
            return conflict("cancelled", QStringLiteral("Stopped."));
        }
        return ShopMoveExtent{.shops = *source.shops().list(), .rows = 7};
    }
    Status choose(const DatabaseLogin &login) override
    {
        m_chosen = login.address;
        m_password = login.password;
        return {};
    }
    Status chooseFolder() override
    {
        m_chosen.clear();
        return {};
    }
    FakeBackups &backups() override { return m_backups; }
    void restart() override { ++m_restarts; }

    void setShops(const Result<QStringList> &shops) { m_shops = shops; }
    void setAddress(const QString &address) { m_address = m_chosen = address; }
    void setNamedAtStart(bool isNamed) { m_isNamed = isNamed; }
    void setCopyEndless(bool isEndless) { m_isCopyEndless = isEndless; }
    QString password() const { return m_password; }
    int restarts() const { return m_restarts; }

private:
    Result<QStringList> m_shops = QStringList();
    QString m_address;
    QString m_chosen;
    QString m_password;
    bool m_isNamed = false;
    bool m_isCopyEndless = false;
    int m_restarts = 0;
    FakeBackups m_backups;
};

/// A TestShop with everything a page depends on.
class UiShop {
public:
    UiShop()
        : m_thread(started(QStringLiteral("edits"))), m_tasks(started(QStringLiteral("tasks"))),
          m_lookups(started(QStringLiteral("lookups"))), m_edits(*m_thread, m_shop.shopId()),
          m_settings(m_folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat),
          m_context{.services = m_shop.shop(),
                    .edits = m_edits,
                    .tasks = *m_tasks,
                    .lookups = *m_lookups,
                    .bus = m_shop.bus(),
                    .server = m_server,
                    .database = m_database,
                    .window = m_window,
                    .settings = m_settings,
                    .shop = *m_shop.shop().settings.shop()}
    {}

    TestShop &shop() { return m_shop; }
    /// For reads, and for changes made elsewhere.
    ShopServices &services() { return m_shop.shop(); }
    ui::UiContext &context() { return m_context; }
    ui::Edits &edits() { return m_edits; }
    ServiceThread &editsThread() { return *m_thread; }
    FakeServer &server() { return m_server; }
    FakeDatabase &database() { return m_database; }
    FakeBackups &backups() { return m_database.backups(); }
    FakeWindow &window() { return m_window; }

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
    FakeDatabase m_database;
    FakeWindow m_window;
    std::unique_ptr<ServiceThread> m_thread;
    std::unique_ptr<ServiceThread> m_tasks;
    std::unique_ptr<ServiceThread> m_lookups;
    ui::Edits m_edits;
    QSettings m_settings;
    ui::UiContext m_context;
};

} // namespace stemdesk
