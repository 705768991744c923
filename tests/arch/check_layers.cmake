# Who may include whom. Reads every #include of app, core, ui and tests and compares it with the tables below.
#
#   cmake -D ROOT=<source folder> -P check_layers.cmake
#
# Includes are written from the source root ("core/domain/events/event.h"). Tests may include everything of ours.
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/qt_headers.cmake)

set(layers core/base core/domain core/pricing core/orders core/reports core/security core/json core/storage core/services
    core/exchange core/documents core/images core/webhooks core/http core/api ui app)

# What a layer may include besides itself.
set(may_core/base)
set(may_core/domain core/base)
set(may_core/pricing core/base core/domain)
set(may_core/orders core/base core/domain)
set(may_core/reports core/base core/domain)
set(may_core/security core/base core/domain)
set(may_core/json core/base core/domain)
set(may_core/storage core/base core/domain)
set(may_core/services core/base core/domain core/pricing core/orders core/reports core/security core/json core/storage)
set(may_core/exchange core/base core/domain core/services)
set(may_core/documents core/base core/domain core/pricing core/orders core/images)
set(may_core/images core/base)
set(may_core/webhooks core/base core/domain core/json core/security core/services)
set(may_core/http core/base)
set(may_core/api core/base core/domain core/json core/security core/services core/exchange core/documents core/images
    core/http)
set(may_ui core/base core/domain core/pricing core/orders core/exchange core/documents core/images core/services)
set(may_app ${layers})

# The front door of core/services. From outside its layer a file includes what stands in the folder itself for all, a
# room's *_service.h, and the headers that are listed here: what services hand out, and what app/ puts together. What
# the services themselves stand on is for nobody else, and ui/ begins no transaction of its own.
set(doors
    backup/backup_folder backup/backup_restore backup/backup_writer
    database/serialization_retry database/database database/database_clock database/database_control database/database_link
    database/folder_rights database/lock_timeout
    imports/catalogue_writer imports/contact_writer imports/import_writer imports/price_plan imports/product_plan
    keys/key_scopes
    secrets/key_places secrets/master_key_vault secrets/secret_vault
    series/due_series
    webhooks/delivery_queue webhooks/webhook_parts)
set(closed_doors row_validation row_rules service_context uncommitted_work)
set(closed_doors_ui unit_of_work)

# Libraries that belong to one place: their headers by pattern (and by name), and the only files that may include them.
set(libraries widgets gui sql sqlite libpq simdjson boost xlsxwriter csv ical qpdf qrcodegen openssl sockets keychain savefile)
set(headers_widgets "(^|/)(QtWidgets|QtPrintSupport|QtSvgWidgets|QtOpenGLWidgets|QtCharts|QtUiTools)(/|$)")
set(names_widgets ${QT_WIDGETS_NAMES})
set(home_widgets "^(ui|app)/")
set(headers_gui "(^|/)(QtGui|QtSvg|QtOpenGL|QtPdf|QtQml|QtQuick)(/|$)")
set(names_gui ${QT_GUI_NAMES})
set(home_gui "^(ui|app|core/documents|core/images)/")
set(headers_sql "(^|/)(QtSql|QSql|qsql|qtsql)")
set(home_sql "^core/storage/")
set(headers_sqlite "(^|/)sqlite3(ext)?[.]h$")
set(home_sqlite "^core/storage/")
set(headers_libpq "(^|/)libpq(-fe|-events)?[.]h$|(^|/)libpq/")
set(home_libpq "^core/storage/")
set(headers_simdjson "(^|/)simdjson([.]h$|/)")
set(home_simdjson "^core/json/")
set(headers_boost "(^|/)boost/")
set(home_boost "^core/(http|webhooks)/")
set(headers_xlsxwriter "(^|/)xlsxwriter([.]h$|/)")
set(home_xlsxwriter "^core/exchange/")
set(headers_csv "(^|/)csv[.]h$")
set(home_csv "^core/exchange/")
set(headers_ical "(^|/)libical/")
set(home_ical "^core/exchange/|^core/base/recurrence[.](h|cpp)$")
set(headers_qpdf "(^|/)qpdf/")
set(home_qpdf "^core/documents/")
set(headers_qrcodegen "(^|/)qrcodegen/")
set(home_qrcodegen "^core/documents/")
set(headers_openssl "(^|/)openssl/")
set(home_openssl "^core/(security|http)/|^core/base/id[.]cpp$")
# They tell of bytes, errors and their end from within the calls that cause them, and must not be ended while they do.
set(headers_sockets "(^|/)(Q(Abstract|Tcp|Ssl|Local|Udp)Socket|q(abstract|tcp|ssl|local|udp)socket[.]h)$")
set(home_sockets "^core/http/qt_http_server[.]cpp$|^core/webhooks/receiver_connection[.]h$|^app/single_instance[.]cpp$")
set(headers_keychain "(^|/)(qt6keychain|qtkeychain)/")
set(home_keychain "^core/security/")

# Files for people are written through core/base/files.h, which keeps them from other users; who opens one to write it
# bit by bit has openPrivately() for that.
set(headers_savefile "(^|/)(QSaveFile$|qsavefile[.]h$)")
set(home_savefile "^core/(base|security)/|^core/exchange/exports/table_export|^app/commands/export|^ui/import/import_plan")

set(complaints "")

macro(complain why)
    string(APPEND complaints "  ${file}: ${header}: ${why}\n")
endmacro()

# The layer that a path from the source root belongs to; empty where there is none.
function(layer_of path result)
    if(path MATCHES "^(core/[^/]+|ui|app|tests)/")
        set(${result} "${CMAKE_MATCH_1}" PARENT_SCOPE)
    else()
        set(${result} "" PARENT_SCOPE)
    endif()
endfunction()

# <...>: not one of our own, and no library that belongs elsewhere. In every spelling: <QWidget>, <qwidget.h>,
# <QtWidgets/QWidget>, <private/qwidget_p.h>.
macro(check_system_header)
    string(REGEX REPLACE "^.*/" "" name "${header}")
    string(REGEX REPLACE "_p[.]h$" ".h" name "${name}")
    foreach(library IN LISTS libraries)
        if(file MATCHES "^tests/" OR file MATCHES "${home_${library}}")
            continue()
        endif()
        if(name IN_LIST names_${library} OR header MATCHES "${headers_${library}}")
            complain("${library} belongs to ${home_${library}} alone")
        endif()
    endforeach()
    if(header MATCHES "(^|/)(core|ui|app|tests)/" AND EXISTS "${ROOT}/${header}")
        complain("our own headers stand in quotes")
    endif()
endmacro()

# "...": a file of ours, by its full path, of a layer that the table allows.
macro(check_own_header)
    layer_of("${header}" target)
    if(header MATCHES "[.]moc$" OR header MATCHES "^ui_[^/]*[.]h$")
        # written by Qt's tools while building
    elseif(header MATCHES "(^|/)[.][.]?/|//|^/" OR NOT EXISTS "${ROOT}/${header}")
        complain("not a full path from the source root")
    elseif(NOT layer STREQUAL "tests" AND NOT target STREQUAL layer AND NOT target IN_LIST may_${layer})
        complain("${layer} may not include ${target}")
    elseif(layer STREQUAL "ui" AND header MATCHES "^(ui/pages/[^/]+/)")
        check_page("${CMAKE_MATCH_1}")
    elseif(target STREQUAL "core/services" AND NOT layer STREQUAL target AND NOT layer STREQUAL "tests")
        check_front_door()
    endif()
endmacro()

# A page, which is known to itself and to the main window. What several of them need stands in a room of ui/.
macro(check_page page)
    if(NOT file MATCHES "^${page}" AND NOT file MATCHES "^ui/window/main_window[^/]*$")
        complain("pages do not know each other; words belong to ui/words, fields to ui/widgets, edits to ui/undo")
    endif()
endmacro()

# A header of core/services that another layer includes: one of its front door.
macro(check_front_door)
    string(REGEX REPLACE "^core/services/|[.]h$" "" door "${header}")
    if(door MATCHES "/" AND NOT door MATCHES "_service$" AND NOT door IN_LIST doors)
        complain("no front door of its room; include the room's *_service.h")
    elseif(door IN_LIST closed_doors OR door IN_LIST closed_doors_${layer})
        complain("${layer} has no use for it")
    endif()
endmacro()

# An include that is neither <...> nor "..." (a macro, a comment between) cannot be judged and is refused.
macro(check_file)
    layer_of("${file}" layer)
    set(header "")
    if(NOT layer IN_LIST layers AND NOT layer STREQUAL "tests")
        complain("its folder has no line in the table of layers")
    endif()
    file(READ "${ROOT}/${file}" text)
    string(REGEX MATCHALL "\n[ \t]*#[ \t]*(include|import)" all "\n${text}")
    string(REGEX MATCHALL "\n[ \t]*#[ \t]*include[ \t]*[<\"][^>\"\n]+[>\"]" includes "\n${text}")
    list(LENGTH all expected)
    list(LENGTH includes found)
    if(NOT found EQUAL expected)
        complain("an #include that names no file")
    endif()
    foreach(include IN LISTS includes)
        string(REGEX MATCH "([<\"])([^>\"]+)[>\"]$" header "${include}")
        set(header "${CMAKE_MATCH_2}")
        if(CMAKE_MATCH_1 STREQUAL "<")
            check_system_header()
        else()
            check_own_header()
        endif()
    endforeach()
endmacro()

file(GLOB_RECURSE files RELATIVE "${ROOT}"
    "${ROOT}/app/*.cpp" "${ROOT}/core/*.cpp" "${ROOT}/ui/*.cpp" "${ROOT}/tests/*.cpp"
    "${ROOT}/app/*.h" "${ROOT}/core/*.h" "${ROOT}/ui/*.h" "${ROOT}/tests/*.h")
foreach(file IN LISTS files)
    check_file()
endforeach()
if(complaints)
    message(FATAL_ERROR "Includes against the layers:\n${complaints}")
endif()
