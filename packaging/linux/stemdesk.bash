# Completion of stemdesk's commands and options for bash. The program itself knows them: its help lists one a line.
_stemdesk() {
    # shellcheck disable=SC2034 # _init_completion fills them.
    local cur prev words cword
    _init_completion || return
    case $prev in
        --data) _filedir -d && return ;;
        --output | -o | --tls) _filedir && return ;;
        --format) mapfile -t COMPREPLY < <(compgen -W 'csv xlsx pdf json' -- "$cur") && return ;;
    esac
    local help
    help=$("$1" --help 2>/dev/null) || return
    if [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(grep -o -- '--[a-z][a-z-]*' <<<"$help" | sort -u)" -- "$cur")
    elif ((cword == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "$(_stemdesk_words 1 "$help")" -- "$cur")
    elif ((cword == 2)) && [[ -n $(_stemdesk_words 2 "$help" "$prev") ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_stemdesk_words 2 "$help" "$prev")" -- "$cur")
    else
        _filedir
    fi
}

# The first words of all commands, or the second ones behind a first.
_stemdesk_words() {
    awk -v place="$1" -v first="$3" '
        /^Commands:/ { inside = 1; next }
        /^$/ { inside = 0 }
        inside && $place ~ /^[a-z][a-z-]*$/ && (place == 1 || $1 == first) { print $place }
    ' <<<"$2" | sort -u
}

complete -F _stemdesk stemdesk
