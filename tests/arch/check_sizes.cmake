# A file that outgrows its limit is split by responsibility.
#
#   cmake -D ROOT=<source folder> -P check_sizes.cmake
cmake_minimum_required(VERSION 3.25)

set(limit_cpp 600)
set(limit_h 300)
set(complaints "")

foreach(ending IN ITEMS cpp h)
    file(GLOB_RECURSE files RELATIVE "${ROOT}"
        "${ROOT}/app/*.${ending}" "${ROOT}/core/*.${ending}" "${ROOT}/ui/*.${ending}" "${ROOT}/tests/*.${ending}")
    foreach(file IN LISTS files)
        file(READ "${ROOT}/${file}" text)
        string(REGEX MATCHALL "\n" ends "${text}")
        list(LENGTH ends lines)
        if(NOT text MATCHES "\n$" AND NOT text STREQUAL "")
            math(EXPR lines "${lines} + 1")
        endif()
        if(lines GREATER limit_${ending})
            string(APPEND complaints "  ${file}: ${lines} lines, the limit is ${limit_${ending}}\n")
        endif()
    endforeach()
endforeach()
if(complaints)
    message(FATAL_ERROR "Files that are too long:\n${complaints}")
endif()
