#!/bin/sh
# Starts the server of the container image, under whatever user number the container was given.
set -eu
if ! getent passwd "$(id -u)" >/dev/null; then
  names=$(mktemp -d)
  printf 'limner:x:%s:%s:Limner:%s:/bin/sh\n' "$(id -u)" "$(id -g)" "$DATA_DIR" >"$names/passwd"
  printf 'limner:x:%s:\n' "$(id -g)" >"$names/group"
  export LD_PRELOAD=libnss_wrapper.so NSS_WRAPPER_PASSWD="$names/passwd" NSS_WRAPPER_GROUP="$names/group"
fi
exec node --max-semi-space-size=8 apps/server/src/main.ts
