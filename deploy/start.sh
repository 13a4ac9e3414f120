#!/bin/sh
# What the container image runs, under whatever user number it was given: the server, or what its first word says:
#   admin …            what an administrator does (npm run admin says what there is)
#   backup <folder>    everything into a new folder, while the server works
#   restore <folder>   a backup into an empty volume, before the first start
#   mcp                an MCP server over standard input and output, on the Limner of LIMNER_URL
set -eu
if ! getent passwd "$(id -u)" >/dev/null; then
  names=$(mktemp -d)
  printf 'limner:x:%s:%s:Limner:%s:/bin/sh\n' "$(id -u)" "$(id -g)" "$DATA_DIR" >"$names/passwd"
  printf 'limner:x:%s:\n' "$(id -g)" >"$names/group"
  export LD_PRELOAD=libnss_wrapper.so NSS_WRAPPER_PASSWD="$names/passwd" NSS_WRAPPER_GROUP="$names/group"
fi
case "${1-}" in
  "") exec node --max-semi-space-size=8 apps/server/dist/main.js ;;
  admin) shift && exec node apps/server/dist/admin.js "$@" ;;
  backup | restore) exec node apps/server/dist/admin.js "$@" ;;
  mcp) exec node apps/server/dist/mcp.js ;;
  *) echo "Unknown command: $1. There are admin, backup, restore and mcp; without one the server starts." >&2 && exit 2 ;;
esac
