/** A span of time in which something is counted. */
export interface Window {
  start: Date;
  end: Date;
  seconds: number;
}

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The hour of the clock that `now` is in. */
export const hourAt = (now: Date): Window => windowAt(now, HOUR_SECONDS);

/** The day that `now` is in, in UTC, whatever the zone of the machine. */
export const dayAt = (now: Date): Window => windowAt(now, DAY_SECONDS);

/** Counted from 1970 in UTC, which knows no leap seconds: a clock that is set back is in a window of before. */
function windowAt(now: Date, seconds: number): Window {
  const start = Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000;
  return { start: new Date(start), end: new Date(start + seconds * 1000), seconds };
}
