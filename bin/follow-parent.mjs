// Whether the process that started this one speaks for whoever stops it, and what to do when it is gone.

/** Milliseconds between two looks. */
const EVERY_MS = 500;
/** Set by the launcher for the Node it hands over to. */
const HANDED_OVER = "ANSWERSCOPE_HANDED_OVER";
/** A script of npm's that is this program in the foreground and nothing else: no `&`, no pipe, no shell file, no nohup. */
const ONLY_US = /^(\w+=\S*\s+)*("?node"?\s+)?"?[^\s&|;<>"]*\banswerscope(\.mjs)?"?(\s[^&|;]*)?$/;

/** Whether this process is to end with the one that started it: npm's shell, or the launcher under an older Node. */
export function followsParent(env = process.env) {
  return env[HANDED_OVER] === String(process.ppid) || isNpmsForeground(env);
}

/** What tells the next Node that the process with this id only stands in front of it. */
export function handedOverBy(pid) {
  return { [HANDED_OVER]: String(pid) };
}

/**
 * Sends this process SIGTERM when the one that started it is gone. npm hands its signals to a shell, and a shell like
 * dash dies of them without a word to the program it waits for. On Windows the parent's id never changes: nothing happens.
 */
export function followParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, EVERY_MS);
  timer.unref();
}

function isNpmsForeground({ npm_lifecycle_event: event, npm_lifecycle_script: script }) {
  return Boolean(event) && ONLY_US.test(script ?? "");
}
