#!/bin/sh
# Keeps one throw-away PostgreSQL server for tests: postgres_keeper.sh FOLDER PID [OPTION...]
# Makes it in FOLDER (only a unix socket unless the server's options say otherwise, nothing is flushed to disk), writes
# FOLDER/ready, and removes all of it when process PID is gone or this one is told to end. Should this one be killed, the
# kernel tells the server to stop. USR1 stops the server (FOLDER/ready goes), USR2 starts it again (FOLDER/ready comes).
# With STANDBY_OF, the folder of another one, it is a copy of that one and follows it.
set -eu

folder=$1
watched=$2
shift 2

# PostgreSQL refuses root. Replaces the (sub)shell, so that a signal to it reaches what runs.
exec_as_user() {
    if [ "$(id -u)" -eq 0 ]; then
        exec setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups --pdeathsig INT "$@"
    fi
    exec setpriv --pdeathsig INT "$@"
}

make_cluster() {
    bin=$(find /usr/lib/postgresql -mindepth 2 -maxdepth 2 -name bin | sort -V | tail -n 1)
    user=nobody
    ! id postgres >/dev/null 2>&1 || user=postgres
    [ "$(id -u)" -ne 0 ] || chown "$user" "$folder"
    # The socket is for tests in a user namespace too, to whom the server's user is a stranger.
    chmod 755 "$folder"
    cd "$folder"
    if [ -n "${STANDBY_OF:-}" ]; then
        (exec_as_user "$bin/pg_basebackup" --pgdata=data --host="$STANDBY_OF" --username=stemdesk --checkpoint=fast \
            --write-recovery-conf --no-sync) >log 2>&1
        return
    fi
    (exec_as_user "$bin/initdb" --pgdata=data --username=stemdesk --auth=trust --encoding=UTF8 --locale=C.UTF-8 \
        --no-sync --no-instructions) >log 2>&1
}

start_server() {
    (exec_as_user "$bin/postgres" -D data -k "$folder" -c listen_addresses= -c fsync=off -c synchronous_commit=off \
        -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c checkpoint_timeout=1h \
        -c max_wal_size=512MB -c autovacuum=off -c jit=off -c max_connections=400 -c shared_buffers=64MB \
        -c max_parallel_workers_per_gather=0 "$@") >>log 2>&1 &
    server=$!
    until "$bin/pg_isready" --quiet --host="$folder" --username=stemdesk --dbname=postgres; do
        kill -0 "$server"
        sleep 0.05
    done
    echo $$ >"$folder/ready.new"
    mv "$folder/ready.new" "$folder/ready"
}

stop_server() {
    [ -n "${server:-}" ] || return 0
    kill -INT "$server" 2>/dev/null || true
    wait "$server" || true
    server=
    rm -f "$folder/ready"
}

end() {
    trap '' EXIT INT TERM HUP USR1 USR2
    stop_server
    rm -rf "$folder"
}

fail() {
    cp "$folder/log" "$folder.log" 2>/dev/null || true
    end
    exit 1
}

trap fail EXIT
make_cluster
start_server "$@"
trap end EXIT
trap 'exit 0' INT TERM HUP
order=
trap 'order=stop' USR1
trap 'order=start' USR2
while kill -0 "$watched" 2>/dev/null; do
    case $order in
        stop)
            order=
            stop_server
            ;;
        start)
            order=
            [ -n "$server" ] || start_server "$@"
            ;;
    esac
    [ -z "$server" ] || kill -0 "$server" 2>/dev/null || break
    sleep 1 & # An order interrupts only what waits for it.
    wait $! || true
done
