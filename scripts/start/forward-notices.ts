import { readNotice } from './read-notice.ts';

// The terminal is read by a person: one line of a part in this time, the rest is counted.
const quietMs = 10_000;

/** Shows warnings and errors of a part's log in the terminal, few at a time. */
export function forwardNotices(name: string, say: (line: string) => void, now: () => number = Date.now) {
  let quietUntil = 0;
  let untold = 0;
  return (line: string) => {
    const notice = readNotice(line);
    if (!notice) return;
    if (now() < quietUntil) {
      untold += 1;
      return;
    }
    const more = untold > 0 ? ` (and ${untold} more in the log)` : '';
    say(`${name}: ${notice.severity}: ${notice.text}${more}`);
    quietUntil = now() + quietMs;
    untold = 0;
  };
}
