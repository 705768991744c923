# Windows and macOS: the program in one folder or bundle with the Qt that it needs, brought there by Qt's own tools.
if(APPLE)
    install(TARGETS stemdesk BUNDLE DESTINATION .)
else()
    # With the libraries that are not Qt's: whatever the program loads from outside of Windows.
    install(TARGETS stemdesk
            RUNTIME_DEPENDENCIES PRE_EXCLUDE_REGEXES "^api-ms-" "^ext-ms-" "^Qt6"
                                 POST_EXCLUDE_REGEXES ".*[Ss]ystem32.*"
            RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION .)

# windeployqt or macdeployqt, run when it is installed: libraries, and the plugins for the platform, TLS, SQL and pictures.
qt_generate_deploy_app_script(TARGET stemdesk FILENAME_VARIABLE deploy_script)
install(SCRIPT ${deploy_script})

if(APPLE)
    set(icon ${CMAKE_CURRENT_SOURCE_DIR}/icons/stemdesk.icns)
    target_sources(stemdesk PRIVATE ${icon})
    set_source_files_properties(${icon} TARGET_DIRECTORY stemdesk PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    set_target_properties(stemdesk PROPERTIES MACOSX_BUNDLE ON OUTPUT_NAME Stemdesk
                          MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in)
    set(CPACK_GENERATOR DragNDrop)
    set(CPACK_DMG_VOLUME_NAME "Stemdesk ${PROJECT_VERSION}")
    return()
endif()

# A program of the console, so that its commands can be read and piped; a window that is opened from the start menu has
# one beside it.
configure_file(windows/stemdesk.rc.in ${CMAKE_CURRENT_BINARY_DIR}/stemdesk.rc @ONLY)
enable_language(RC)
target_sources(stemdesk PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/stemdesk.rc)
set(CMAKE_INSTALL_SYSTEM_RUNTIME_DESTINATION ${CMAKE_INSTALL_BINDIR})
include(InstallRequiredSystemLibraries)

set(CPACK_GENERATOR NSIS)
set(CPACK_NSIS_DISPLAY_NAME Stemdesk)
set(CPACK_NSIS_PACKAGE_NAME Stemdesk)
set(CPACK_NSIS_INSTALLED_ICON_NAME bin/stemdesk.exe)
set(CPACK_NSIS_MUI_ICON ${CMAKE_CURRENT_SOURCE_DIR}/icons/stemdesk.ico)
set(CPACK_NSIS_MUI_UNIICON ${CMAKE_CURRENT_SOURCE_DIR}/icons/stemdesk.ico)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON) # The data folder is the user's and stays.
set(CPACK_NSIS_MODIFY_PATH ON)
set(CPACK_NSIS_MENU_LINKS bin/stemdesk.exe Stemdesk)
