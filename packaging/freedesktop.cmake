# Linux and its kin: the paths that freedesktop.org's specifications name, and a Debian package.
install(TARGETS stemdesk RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES linux/stemdesk.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES linux/com.stemdesk.Stemdesk.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/stemdesk.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
foreach(size 48 128 256)
    install(FILES icons/stemdesk-${size}.png RENAME stemdesk.png
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
endforeach()
install(FILES linux/stemdesk.service DESTINATION lib/systemd/user)
install(FILES linux/stemdesk.bash RENAME stemdesk DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)

# Debian wants its manual pages and changelog compressed, the same bytes in every build.
find_program(STEMDESK_GZIP gzip)
function(stemdesk_install_gzipped source name destination)
    set(compressed ${CMAKE_CURRENT_BINARY_DIR}/${name}.gz)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    execute_process(COMMAND ${STEMDESK_GZIP} --best --no-name --stdout ${source} OUTPUT_FILE ${compressed}
                    COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${compressed} DESTINATION ${destination})
endfunction()

if(NOT STEMDESK_GZIP OR NOT EXISTS /etc/debian_version)
    install(FILES linux/stemdesk.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    return()
endif()

# One package a release of Debian, for Qt's libraries differ: 0.1.0-1~deb12 is older than what Debian itself would ship.
file(STRINGS /etc/os-release debian REGEX "^VERSION_ID=")
string(REGEX REPLACE "[^0-9]" "" debian "${debian}")
set(CPACK_DEBIAN_PACKAGE_RELEASE 1~deb${debian})
configure_file(debian/changelog.in ${CMAKE_CURRENT_BINARY_DIR}/changelog @ONLY)
stemdesk_install_gzipped(${CMAKE_CURRENT_SOURCE_DIR}/linux/stemdesk.1 stemdesk.1 ${CMAKE_INSTALL_MANDIR}/man1)
stemdesk_install_gzipped(${CMAKE_CURRENT_BINARY_DIR}/changelog changelog.Debian
                         ${CMAKE_INSTALL_DATADIR}/doc/stemdesk)
install(FILES debian/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/stemdesk)
install(FILES examples/README.md examples/package.json examples/web_shop.py examples/web_shop.ts
              examples/home_assistant.yaml examples/n8n_follow_changes.json examples/n8n_hear_of_events.json
              examples/n8n_send_products.json
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/stemdesk/examples)
install(FILES debian/lintian-overrides RENAME stemdesk DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${STEMDESK_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
file(READ debian/description description)
string(STRIP "${description}" CPACK_DEBIAN_PACKAGE_DESCRIPTION)
# What the program is linked with says dpkg-shlibdeps; these are loaded or read while it runs.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS
    libqt6sql6-sqlite # The database.
    "qt6-svg-plugins | libqt6svg6 (<< 6.6)" # Drawings, whose plugins were the library's own before.
    qt6-image-formats-plugins # WebP.
    libsecret-1-0 # QtKeychain opens it by name.
    ca-certificates tzdata fonts-dejavu-core)
string(JOIN ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "gnome-keyring | kwalletmanager" qt6-translations-l10n qt6-wayland libqt6sql6-psql)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS postgresql)
