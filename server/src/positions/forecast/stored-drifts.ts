import * as z from 'zod';
import { BEYOND } from './hourly-places.ts';
import type { Drifts } from './learn-drifts.ts';
import { STANCES } from './stances.ts';

/** "Below every place" is no number in JSON. */
const Stored = z.partialRecord(z.enum(STANCES), z.array(z.array(z.nullable(z.number()))));
export type StoredDrifts = z.infer<typeof Stored>;

export function writeDrifts(drifts: Drifts): string {
  return JSON.stringify(Object.fromEntries(drifts));
}

export function readDrifts(stored: unknown): Drifts {
  const byStance = Stored.parse(stored);
  return new Map(
    STANCES.flatMap((stance) => {
      const days = byStance[stance];
      if (days === undefined) return [];
      return [[stance, days.map((day) => day.map((step) => step ?? BEYOND))] as const];
    }),
  );
}
