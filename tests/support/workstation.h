#pragma once

#include "core/services/change_watcher.h"
#include "core/services/database/database.h"
#include "core/services/database/database_link.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/session.h"
#include "tests/support/postgres_server.h"
#include "tests/support/window_stand.h"
#include "ui/window/main_window.h"

#include <QDateTime>

namespace stemdesk {

/// A window with everything behind it, on a shared shop. Two objects are two workstations.
class Workstation {
public:
    Workstation(const PostgresAddress &address, const WatchPace &pace)
        : m_stand(must(openDatabase(address, {}, now)), now),
          m_watcher(must(ChangeWatcher::start(m_stand.driver(), m_stand.bus(), &m_link, pace))),
          m_window(m_stand.context())
    {
        m_stand.services().session().connection().setGate(m_link.gate());
        m_stand.edits().run([this](Services &opened) { opened.session().connection().setGate(m_link.patientGate()); });
        m_stand.lookups().run([this](Services &opened) { opened.session().connection().setGate(m_link.gate()); });
        m_window.follow(m_link);
    }

    ShopServices &services() { return m_stand.shop(); }
    ui::MainWindow &window() { return m_window; }
    DatabaseLink &link() { return m_link; }

private:
    static Instant now() { return QDateTime::currentMSecsSinceEpoch(); }

    DatabaseLink m_link{now};
    WindowStand m_stand;
    std::unique_ptr<ChangeWatcher> m_watcher;
    ui::MainWindow m_window;
};

} // namespace stemdesk
