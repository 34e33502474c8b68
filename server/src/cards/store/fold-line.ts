import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { RADAR_BOUNDS } from '@vitrina/contract/radar/bounds.ts';
import type { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import { compareFacts } from '../compare/compare-facts.ts';
import { canonical } from './chain.ts';

const NOISE_MS = RADAR_BOUNDS.noiseHours * HOUR_MS;

/** A line of the feed, as far as later changes of the same kind may go on with it. */
export type Line = {
  difference: RadarDifference;
  at: Date;
  /** How often it went away from what was. */
  times: number;
  lastAt: Date;
  isBack: boolean;
};

type Of<K extends RadarDifference['kind']> = Extract<RadarDifference, { kind: K }>;
/** Kinds that say what was and what is. */
type Whole = Exclude<RadarDifference, Of<'characteristics' | 'sellers' | 'badges'>>;

/** Equal as the comparing of cards has it: a stock that is back is back, however many pieces there are. */
function isSame({ kind }: Whole, one: Whole['was'], other: Whole['was']): boolean {
  if (canonical(one) === canonical(other)) return true;
  if (kind === 'pictures') return false;
  return compareFacts({ [kind]: one }, { [kind]: other }).length === 0;
}

const skusOf = (offers: Of<'sellers'>['appeared']) =>
  canonical(offers.map(({ sku }) => sku).toSorted((one, other) => one - other));
const inOrder = (badges: readonly string[]) => canonical(badges.toSorted());

const namesOf = (changed: Of<'characteristics'>['changed'], direction: 'asItWas' | 'turned') =>
  canonical(
    changed
      .map(({ name, was, now }) =>
        direction === 'asItWas' ? { name, was, now } : { name, was: now, now: was },
      )
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );

const DIRECTIONS = { back: true, again: false } as const;
type Direction = keyof typeof DIRECTIONS;

/** Whether a change undoes the one of a line (`back`), or is the same once more (`again`). */
function goes(direction: Direction, line: RadarDifference, change: RadarDifference): boolean {
  const isBack = DIRECTIONS[direction];
  if (line.kind === 'sellers' && change.kind === 'sellers') {
    const [came, went] = isBack ? [change.left, change.appeared] : [change.appeared, change.left];
    return skusOf(line.appeared) === skusOf(came) && skusOf(line.left) === skusOf(went);
  }
  if (line.kind === 'badges' && change.kind === 'badges') {
    const [came, went] = isBack ? [change.gone, change.appeared] : [change.appeared, change.gone];
    return inOrder(line.appeared) === inOrder(came) && inOrder(line.gone) === inOrder(went);
  }
  if (line.kind === 'characteristics' && change.kind === 'characteristics') {
    return namesOf(line.changed, 'asItWas') === namesOf(change.changed, isBack ? 'turned' : 'asItWas');
  }
  if (line.kind !== change.kind || !('was' in line) || !('was' in change)) return false;
  const [from, to] = isBack ? [change.now, change.was] : [change.was, change.now];
  return isSame(line, line.was, from) && isSame(line, line.now, to);
}

/**
 * The line that a change goes on with, as it is afterwards; undefined: the change is a line of its own. Back counts within
 * a day of when it went away last, away again within a day of the line's beginning, so that no line lasts two days. Of
 * several the newest.
 */
export function foldLine<L extends Line>(
  lines: readonly L[],
  change: RadarDifference,
  at: Date,
): L | undefined {
  const newestFirst = lines.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const isWithin = (moment: Date) => at.getTime() - moment.getTime() <= NOISE_MS;
  for (const line of newestFirst) {
    if (!line.isBack && isWithin(line.lastAt) && goes('back', line.difference, change))
      return { ...line, isBack: true, lastAt: at };
    if (line.isBack && isWithin(line.at) && goes('again', line.difference, change))
      return { ...line, isBack: false, times: line.times + 1, lastAt: at };
  }
  return undefined;
}
