#!/bin/bash
# From a bare Debian to a working program and back, as root in a chroot that nobody needs any more:
# journey.sh /path/to/stemdesk.deb. Every step says what it saw; the first that fails ends it.
set -euo pipefail

readonly package=$1 user=florist
readonly data=/home/$user/shop

step() {
    printf -- '--- %s\n' "$*"
}

fail() {
    printf 'journey: %s\n' "$1" >&2
    exit 1
}

as_user() {
    runuser -u "$user" -- env HOME="/home/$user" LC_ALL=C.UTF-8 "$@"
}

# All files there are, but for what any installation of packages writes; with what `before` listed, what a removal left.
list_files() {
    find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /root -o -path /var/cache \
        -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /var/log -o -path "/home/$user" \) -prune -o -print | sort
}

wait_for() {
    local tries
    for ((tries = 0; tries < 150; ++tries)); do
        "$@" && return
        sleep 0.2
    done
    fail "In vain waited for: $*"
}

install_tools() {
    step "Tools of the journey itself: curl, a display, and what looks at it"
    apt-get update --quiet=2
    apt-get install --quiet=2 --yes --no-install-recommends curl procps xvfb xdotool x11-utils x11-apps libxml2-utils >/dev/null
    useradd --create-home "$user"
}

install_program() {
    step "Install $(basename "$package")"
    local before
    before=$(dpkg-query -f '.\n' -W | wc -l)
    apt-get install --quiet=2 --yes --no-install-recommends "$package" >/dev/null
    printf '%s packages came with it\n' $(($(dpkg-query -f '.\n' -W | wc -l) - before))
    [[ $(dpkg-query -W -f '${db:Status-Status}' stemdesk) == installed ]] || fail "It is not installed."
    dpkg --verify stemdesk
    ldd /usr/bin/stemdesk | grep 'not found' && fail "Libraries are missing."
    as_user stemdesk --version
}

look_at_files() {
    step "What a desktop reads"
    xmllint --noout /usr/share/metainfo/com.stemdesk.Stemdesk.metainfo.xml
    grep -qx 'Exec=stemdesk' /usr/share/applications/stemdesk.desktop || fail "The desktop file starts something else."
    local file
    for file in /usr/share/icons/hicolor/{scalable/apps/stemdesk.svg,{48x48,128x128,256x256}/apps/stemdesk.png} \
        /usr/lib/systemd/user/stemdesk.service /usr/share/doc/stemdesk/{copyright,changelog.Debian.gz,examples/web_shop.{py,ts}} \
        /usr/share/man/man1/stemdesk.1.gz /usr/share/bash-completion/completions/stemdesk; do
        dpkg-query -L stemdesk | grep -qx "$file" || fail "$file is not part of the package."
    done
    printf '%s files\n' "$(dpkg-query -L stemdesk | wc -l)"
}

fill_shop() {
    step "stemdesk demo, check, key create, order-sheet"
    as_user stemdesk demo --data "$data"
    as_user stemdesk check --data "$data"
    as_user stemdesk key create --data "$data" --name Journey --scopes all >/home/$user/key
}

ask() {
    curl --silent --fail --header "Authorization: Bearer $(cat /home/$user/key)" "http://$address/api/v1/$1"
}

serve_shop() {
    step "stemdesk serve, asked by curl"
    # A port that is free: the network is the machine's own, where another one may run.
    as_user stemdesk serve --data "$data" --listen 127.0.0.1:0 >/home/$user/serve.log 2>&1 &
    wait_for grep -q '^listening on http://' /home/$user/serve.log
    address=$(sed -n 's|^listening on http://||p' /home/$user/serve.log)
    curl --silent --fail "http://$address/healthz" && echo
    local event
    event=$(ask 'events?limit=1&fields=name' | grep -o 'evt_[a-z0-9]*')
    ask "events/$event/order-sheet?format=pdf" >/home/$user/sheet.pdf || fail "There is no order sheet."
    [[ $(head -c 5 /home/$user/sheet.pdf) == %PDF- ]] || fail "The order sheet is no PDF."
    ask 'products?limit=100&fields=name' | grep -o '"productId"' | wc -l
    curl --silent --fail "http://$address/docs" | grep -i '<html' >/dev/null || fail "The reference is not served."
    pkill --uid "$user" --exact --signal TERM stemdesk
    wait || true
    as_user stemdesk order-sheet --data "$data" "$event" --format xlsx -o "/home/$user/sheet.xlsx"
    [[ $(head -c 2 /home/$user/sheet.xlsx) == PK ]] || fail "The order sheet is no workbook."
}

open_window() {
    step "The window, on Xvfb"
    Xvfb :7 -screen 0 1280x720x24 >/dev/null 2>&1 &
    local server=$!
    wait_for xdpyinfo -display :7 >/dev/null 2>&1
    as_user env DISPLAY=:7 stemdesk --data "$data" --listen "$address" >/home/$user/window.log 2>&1 &
    wait_for curl --silent --fail --output /dev/null "http://$address/healthz"
    wait_for window_is_there
    DISPLAY=:7 xdotool search --onlyvisible --class stemdesk getwindowname %@
    xwd -display :7 -root -silent >/root/window.xwd 2>/dev/null || true
    pkill --uid "$user" --exact --signal TERM stemdesk
    wait_for no_program
    cat /home/$user/window.log
    kill "$server"
    wait || true
}

window_is_there() {
    DISPLAY=:7 xdotool search --onlyvisible --class stemdesk >/dev/null 2>&1
}

no_program() {
    ! pgrep --uid "$user" --exact stemdesk >/dev/null
}

remove_program() {
    step "Remove and purge"
    apt-get purge --quiet=2 --yes --auto-remove stemdesk >/dev/null
    dpkg-query -W stemdesk 2>/dev/null | grep -q . && fail "dpkg still knows it."
    list_files >/root/after
    local left
    left=$(comm -13 /root/before /root/after | grep -i stemdesk || true)
    [[ -z $left ]] || fail "Left behind: $left"
    printf '%s files more than before, none of them of stemdesk\n' "$(comm -13 /root/before /root/after | wc -l)"
    comm -13 /root/before /root/after | head -n 20
    [[ -s $data/stemdesk.db ]] || fail "The user's own data are gone."
    step "Done"
}

install_tools
list_files >/root/before
install_program
look_at_files
fill_shop
serve_shop
open_window
remove_program
