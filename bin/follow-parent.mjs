// Whether the process that started this one speaks for whoever stops it, and what to do when it is gone.

/** Milliseconds between two looks. */
const EVERY_MS = 500;
/** Names the process that this one ends with, for the Node that takes its place or is started by it. */
const ENDS_WITH = "ANSWERSCOPE_ENDS_WITH";
/** A script of npm's that is this program in the foreground and nothing else: no `&`, no pipe, no shell file, no nohup. */
const ONLY_US = /^(\w+=\S*\s+)*("?node"?\s+)?"?[^\s&|;<>"]*\banswerscope(\.mjs)?"?(\s[^&|;]*)?$/;

/** The id of the process that this one is to end with, npm's shell or the launcher under an older Node; null where there is none. */
export function endsWith(env = process.env) {
  if (env[ENDS_WITH]) return Number(env[ENDS_WITH]);
  return isNpmsForeground(env) ? process.ppid : null;
}

/** The environment that tells the next Node whom to end with (a process id). */
export function endingWith(pid) {
  return pid === null ? {} : { [ENDS_WITH]: String(pid) };
}

/**
 * Sends this process SIGTERM when the one with this id is not, or no longer, what started it. npm hands its signals to a
 * shell, and a shell like dash dies of them without a word to the program it waits for. Programs started from here do not
 * hear of it. On Windows the parent's id never changes: nothing happens.
 */
export function endWith(pid) {
  delete process.env[ENDS_WITH];
  if (pid === null) return;
  const timer = setInterval(() => {
    if (process.ppid === pid) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, EVERY_MS);
  timer.unref();
}

function isNpmsForeground({ npm_lifecycle_event: event, npm_lifecycle_script: script }) {
  return Boolean(event) && ONLY_US.test(script ?? "");
}
