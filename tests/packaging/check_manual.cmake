# The manual page names every command and every option that the program's help does: -D PROGRAM=... -D PAGE=...
execute_process(COMMAND ${PROGRAM} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
file(READ ${PAGE} page)
string(REGEX REPLACE "\\\\f[A-Z]|\\\\" "" page "${page}") # What roff adds to the words: fonts, and \- for a hyphen.
string(REGEX REPLACE "\n\\.[A-Z]+ +\"?" "\n" page "${page}")

set(missing "")
string(REGEX MATCHALL "--[a-z][a-z-]+" options "${help}")
list(REMOVE_DUPLICATES options)
foreach(option IN LISTS options)
    if(NOT page MATCHES "${option}[^a-z-]")
        list(APPEND missing ${option})
    endif()
endforeach()

# Between "Commands:" and the next empty line, a command a line: lower-case words, then its values or many spaces.
string(REGEX REPLACE ".*\nCommands:\n" "" commands "${help}")
string(REGEX REPLACE "\n\n.*" "" commands "${commands}")
string(REPLACE "\n" ";" commands "${commands}")
foreach(line IN LISTS commands)
    if(line MATCHES "^  ([a-z][a-z-]*( [a-z][a-z-]*)?) ")
        set(command ${CMAKE_MATCH_1})
        if(NOT page MATCHES "\n${command}[ \n]")
            list(APPEND missing ${command})
        endif()
    endif()
endforeach()

if(missing)
    list(JOIN missing ", " missing)
    message(FATAL_ERROR "${PAGE} says nothing of: ${missing}")
endif()
