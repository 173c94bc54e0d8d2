#!/usr/bin/env bash
# Audits SITE into FOLDER and tells the outputs; the exit code is told as well, so that what follows can still report.
set -euo pipefail

mkdir -p "$FOLDER"
result="$FOLDER/answerscope"
rm -f "$result".{json,sarif,md}
bar=()
[ -z "$BAR" ] || bar=(--fail-under "$BAR")

code=0
node "$GITHUB_ACTION_PATH/bin/answerscope.mjs" audit "$SITE" "${bar[@]}" \
  --output "$result.json" --output "$result.sarif" --output "$result.md" || code=$?
[ -f "$result.json" ] || exit "$code"

read_json() { node -p "const { $1 } = JSON.parse(require('fs').readFileSync(process.argv[1], 'utf8')); $2 ?? ''" "$result.json"; }
{
  echo "code=$code"
  echo "readiness=$(read_json readiness readiness)"
  echo "gate=$(read_json gate 'gate?.id')"
  echo "level=$(read_json agentReadiness 'agentReadiness?.level')"
  echo "report=$result.md"
  echo "sarif=$result.sarif"
} >>"$GITHUB_OUTPUT"
cat "$result.md" >>"$GITHUB_STEP_SUMMARY"
