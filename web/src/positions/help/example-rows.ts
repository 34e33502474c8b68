import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { POSITION_TREND_DAYS } from '@vitrina/contract/positions/trends.ts';
import type { EntryRow } from '../entries/entry-row.ts';

/** Somebody's imagined products: what the table looks like to those whose plan has no positions yet. */
const EXAMPLES = [
  { name: 'kettle', average: 6.4, counts: [9, 4, 8, 9], change: 2.3, swing: 4 },
  { name: 'mug', average: 31.7, counts: [14, 2, 9, 13], change: -5.1, swing: 12 },
  { name: 'teapot', average: 74.2, counts: [21, 0, 6, 15], change: 11.8, swing: 25 },
  { name: 'scales', average: 18, counts: [6, 1, 6, 6], change: 0, swing: 3 },
] as const;
type ExampleName = (typeof EXAMPLES)[number]['name'];

const FIRST_SKU = 100_000_001;

export function exampleEntry(number: number): PositionEntry {
  const { average, counts } = EXAMPLES[(number - 1) % EXAMPLES.length] ?? EXAMPLES[0];
  const [queries, top10, top50, top100] = counts;
  const moment = new Date(0).toISOString();
  return {
    id: PositionEntryId.parse(number),
    sku: Sku.parse(FIRST_SKU + number),
    name: null,
    imageUrl: null,
    isOwn: true,
    cityId: 213,
    cityName: '',
    queriesCount: queries,
    restingQueries: 0,
    averagePlace: average,
    foundCount: top100,
    checkedCount: queries,
    top10,
    top50,
    top100,
    notFoundCount: queries - top100,
    state: 'active',
    blockedBy: null,
    stepMinutes: 5,
    startsAt: moment,
    firstExpectedAt: moment,
    lastCheckedAt: null,
    nextCheckAt: null,
    isPaused: false,
    tagIds: [],
  };
}

type Words = { nameOf: (name: ExampleName) => string; city: string };

/** The example as rows of the real table. */
export function exampleRows({ nameOf, city }: Words, now: Date): EntryRow[] {
  return EXAMPLES.map(({ name, average, change, swing }, index) => {
    const entry = exampleEntry(index + 1);
    const compared = { before: average + change, now: average, queries: entry.top100, lost: 0, gained: 0 };
    return {
      ...entry,
      name: nameOf(name),
      cityName: city,
      lastCheckedAt: new Date(now.getTime() - (index + 1) * MINUTE_MS).toISOString(),
      nextCheckAt: new Date(now.getTime() + (index + 1) * MINUTE_MS).toISOString(),
      tags: [],
      trend: {
        entryId: entry.id,
        averages: Array.from(
          { length: POSITION_TREND_DAYS },
          (_, day) => average + change * (1 - day / POSITION_TREND_DAYS) + swing * Math.sin(day + index),
        ),
        answered: 1,
        found: 1,
        day: { ...compared, before: average + change / 4 },
        week: compared,
      },
    };
  });
}
