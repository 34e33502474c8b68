import type { RadarDifference } from '@vitrina/contract/radar/changes.ts';

/** Letters before the first difference and after it that a line of the feed has use for. */
const BEFORE = 40;
const AFTER = 200;

/** The number of leading letters that both have, ending where a word does. */
function sharedStart(was: string, now: string): number {
  const most = Math.min(was.length, now.length);
  let shared = 0;
  while (shared < most && was[shared] === now[shared]) shared += 1;
  if (shared === was.length && shared === now.length) return shared;
  return was.lastIndexOf(' ', shared - 1) + 1;
}

function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from - 1) + 1;
  const piece = text.slice(start, start + BEFORE + AFTER);
  return `${start > 0 ? '…' : ''}${piece.trim()}${start + piece.length < text.length ? '…' : ''}`;
}

/** Both texts from a little before the first word that differs; short ones as they are. */
export function excerpt(was: string, now: string): { was: string; now: string } {
  if (Math.max(was.length, now.length) <= BEFORE + AFTER) return { was, now };
  const from = Math.max(0, sharedStart(was, now) - BEFORE);
  return { was: cut(was, from), now: cut(now, from) };
}

const start = (text: string | null) => text && cut(text, 0);

/** A description of thousands of letters is read on the card's own page; a line of the feed shows where it differs. */
export function shorten(difference: RadarDifference): RadarDifference {
  if (difference.kind !== 'description') return difference;
  const { kind, was, now } = difference;
  return was === null || now === null
    ? { kind, was: start(was), now: start(now) }
    : { kind, ...excerpt(was, now) };
}
