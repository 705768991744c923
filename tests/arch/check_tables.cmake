# What a table says of its columns stands in one array (ui/models/column_table.h), and in no model of its own.
#
#   cmake -D ROOT=<source folder> -P check_tables.cmake
cmake_minimum_required(VERSION 3.25)

# The machine, tables that are made of texts, those whose columns are days, and a tree.
set(own ui/models/column_table.h ui/models/text_table_model.h ui/pages/events/month_model.h ui/pages/hire/hire_model.h
    ui/pages/products/products_model.h)
set(complaints "")
file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/ui/*.h")
foreach(file IN LISTS files)
    file(READ "${ROOT}/${file}" text)
    if(text MATCHES "QVariant headerData[(]" AND NOT file IN_LIST own)
        string(APPEND complaints "  ${file}: headerData() belongs to ui/models/column_table.h\n")
    endif()
endforeach()
if(complaints)
    message(FATAL_ERROR "Tables that do not say their columns in one place:\n${complaints}")
endif()
