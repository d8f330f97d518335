#!/usr/bin/env bash
# Copies new photos from the SD card to the NAS and checks them.
# usage: backup_photos.sh [-n] SOURCE
set -euo pipefail

DEST="/mnt/nas/photos"
DRY=""
LOG="$HOME/.local/state/backup_photos.log"

while getopts "n" opt; do
  case "$opt" in
    n) DRY="--dry-run" ;;
    *) echo "usage: $0 [-n] SOURCE" >&2; exit 2 ;;
  esac
done
shift $((OPTIND - 1))

src="${1:?source missing}"

if ! mountpoint -q /mnt/nas; then
  echo "$(date -Is) nas is not mounted" >> "$LOG"
  exit 1
fi

# rsync must run without --delete here, the card is wiped by the camera
rsync -av $DRY --ignore-existing --include='*/' --include='*.CR3' --include='*.JPG' --exclude='*' \
  "$src/" "$DEST/$(date +%Y/%m)/" | tee -a "$LOG"

count=$(find "$src" -name '*.CR3' | wc -l)
echo "$(date -Is) $count raw files on the card" >> "$LOG"
[ "$count" -gt 0 ] || echo "nothing to do"
