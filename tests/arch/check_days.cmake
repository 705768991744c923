# Days are computed and written in one place, core/base/day: what lies beyond the years 1 to 9999 is neither stored nor
# written as nothing.
#
#   cmake -D ROOT=<source folder> -P check_days.cmake
cmake_minimum_required(VERSION 3.25)

set(complaints "")
file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/app/*.cpp" "${ROOT}/app/*.h" "${ROOT}/core/*.cpp" "${ROOT}/core/*.h"
    "${ROOT}/ui/*.cpp" "${ROOT}/ui/*.h")
foreach(file IN LISTS files)
    if(file MATCHES "^core/base/day[.](cpp|h)$")
        continue()
    endif()
    file(STRINGS "${ROOT}/${file}" lines REGEX "[.>]add(Days|Months|Years)\\(|toString\\(Qt::ISODate|Epoch\\([^;]*\\)[.]date\\(")
    foreach(line IN LISTS lines)
        string(STRIP "${line}" line)
        string(APPEND complaints "  ${file}: ${line}\n")
    endforeach()
endforeach()
if(complaints)
    message(FATAL_ERROR "Days that are computed or written without core/base/day.h:\n${complaints}")
endif()
