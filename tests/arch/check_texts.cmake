# What somebody typed is shown as it was typed, and no text opens a file. Reads app, core and ui, and refuses the classes
# and functions of Qt that take a text for HTML where it looks like it, outside the one place that guards each.
#
#   cmake -D ROOT=<source folder> -P check_texts.cmake
cmake_minimum_required(VERSION 3.25)

# Makes an object of the class: new X, X name, X(…), <X>, or derives from it. Not a pointer, reference or declaration.
function(making class result)
    set(${result} "(new|public)[ \t\n]+${class}[^A-Za-z]|<${class}>|[^A-Za-z]${class}([({]|[ \t]+[a-z])" PARENT_SCOPE)
endfunction()

set(rules document edit label box tip guess completer)
making(QTextDocument refused_document)
string(APPEND refused_document "|QTextDocumentFragment::from")
set(home_document "^core/documents/layout/inert_text_document[.]")
set(instead_document "it opens the files that its text names; take an InertTextDocument")
making("QText(Edit|Browser)" refused_edit)
set(home_edit "^ui/pages/event/details/description_field[.]")
set(instead_edit "it opens the files that its text names; QPlainTextEdit, or a DescriptionEdit")
making(QLabel refused_label)
set(home_label "^ui/widgets/text_label[.]")
set(instead_label "it takes a name for HTML; take a TextLabel")
making(QMessageBox refused_box)
string(APPEND refused_box "|QMessageBox::(about|critical|information|question|warning)[ \t]*[(]")
set(home_box "^ui/widgets/notices/question[.]")
set(instead_box "it takes a name for HTML; take a MessageBox")
# Words of our own, and none, are taken off before.
set(refused_tip "setToolTip|QToolTip::")
set(home_tip "^ui/widgets/tool_tip[.]")
set(instead_tip "for anything but tr(\"words\") take setTip() or showTip()")
set(refused_guess "Qt::(RichText|AutoText|MarkdownText)|mightBeRichText|QStaticText|QGraphicsTextItem|QErrorMessage|WhatsThis")
set(home_guess "^ui/theme/window_style[.]")
set(instead_guess "a text that is shown is plain")

making(QCompleter refused_completer)
set(home_completer "^ui/widgets/fields/list_completer[.]")
set(instead_completer "it writes over what is typed; take a ListCompleter")

set(complaints "")
file(GLOB_RECURSE files RELATIVE "${ROOT}"
    "${ROOT}/app/*.cpp" "${ROOT}/core/*.cpp" "${ROOT}/ui/*.cpp" "${ROOT}/app/*.h" "${ROOT}/core/*.h" "${ROOT}/ui/*.h")
foreach(file IN LISTS files)
    file(READ "${ROOT}/${file}" text)
    string(REGEX REPLACE "//[^\n]*|#include[^\n]*" "" text "${text}")
    string(REGEX REPLACE "setToolTip[(](tr[(]\"[^\"]*\"[)]|[{][}])[)]" "" text "${text}")
    foreach(rule IN LISTS rules)
        if(NOT file MATCHES "${home_${rule}}" AND text MATCHES "${refused_${rule}}")
            string(STRIP "${CMAKE_MATCH_0}" found)
            string(APPEND complaints "  ${file}: ${found}: ${instead_${rule}}\n")
        endif()
    endforeach()
endforeach()
if(complaints)
    message(FATAL_ERROR "Texts that are not shown as they are:\n${complaints}")
endif()
