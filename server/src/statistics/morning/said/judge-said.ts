import { DAY_MS } from '@vitrina/contract/durations.ts';
import {
  SUGGESTION_BOUNDS,
  type SuggestionAnswer,
  type SuggestionKind,
} from '@vitrina/contract/morning/suggestions.ts';

export type Said = {
  userId: number;
  kind: SuggestionKind;
  /** Names the subject. */
  name: string;
  answer: SuggestionAnswer;
  saidAt: Date;
  foundAt: Date;
};

/** How long what was said counts: `done` as long as its subject keeps being found, and that long after it. */
export const SAID_MS = SUGGESTION_BOUNDS.saidDays * DAY_MS;

const isOver = (from: Date, now: Date) => now.getTime() - from.getTime() >= SAID_MS;

/** `done` counts for everybody in the cabinet, `notUseful` for whoever said it. */
export function counts({ userId, answer, saidAt, foundAt }: Said, reader: number, now: Date): boolean {
  return answer === 'done' ? !isOver(foundAt, now) : userId === reader && !isOver(saidAt, now);
}

export type Verdict = {
  /** Subjects that are not suggested. */
  away: ReadonlySet<string>;
  /** Of each kind, how many were not useful. */
  notUseful: ReadonlyMap<SuggestionKind, number>;
};

/** What all that was said comes to for one person. */
export function judgeSaid(said: readonly Said[], reader: number, now: Date): Verdict {
  const counted = said.filter((one) => counts(one, reader, now));
  const notUseful = new Map<SuggestionKind, number>();
  for (const { kind, answer } of counted)
    if (answer === 'notUseful') notUseful.set(kind, (notUseful.get(kind) ?? 0) + 1);
  return { away: new Set(counted.map(({ name }) => name)), notUseful };
}

/** Written once a day and not with every look. */
export function listFoundAgain(said: readonly Said[], found: ReadonlySet<string>, now: Date): Said[] {
  return said.filter(
    ({ answer, name, foundAt }) =>
      answer === 'done' && found.has(name) && now.getTime() - foundAt.getTime() >= DAY_MS,
  );
}
