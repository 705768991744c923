# What holds something for as long as it lives has a name: TRY(Snapshot::begin(session)) alone would let it go at once.
#
#   cmake -D ROOT=<source folder> -P check_guards.cmake
cmake_minimum_required(VERSION 3.25)

set(guards "(Snapshot|Transaction|UnitOfWork)::begin[A-Za-z]*|[.]begin|DataFolder::(lock|open)")
set(complaints "")
file(GLOB_RECURSE files RELATIVE "${ROOT}"
    "${ROOT}/app/*.cpp" "${ROOT}/core/*.cpp" "${ROOT}/ui/*.cpp" "${ROOT}/app/*.h" "${ROOT}/core/*.h" "${ROOT}/ui/*.h")
foreach(file IN LISTS files)
    file(READ "${ROOT}/${file}" text)
    # Those in between are no members, or of parts of requests, which answer with a Status.
    string(REGEX REPLACE "m_[a-z.]*queue[.]begin|m_pipeline[.]begin" "" text "${text}")
    if(text MATCHES "\n *TRY[(][^;]*(${guards})[(]")
        string(STRIP "${CMAKE_MATCH_0}" found)
        string(REGEX REPLACE "^.*\n" "" found "${found}")
        string(APPEND complaints "  ${file}: ${found}\n")
    endif()
endforeach()
if(complaints)
    message(FATAL_ERROR "Guards that are let go at once:\n${complaints}")
endif()
