import type { Place } from '@vitrina/contract/positions/places.ts';
import type { DayProfileRow } from '@vitrina/contract/positions/views.ts';

export type ProfileCell = { hour: number; place: Place; found: number; answered: number };

/** What an hour says: an average of found places, else what was answered instead; null: nobody answered. */
export function profileCells({ averages, found, deep, answered }: DayProfileRow): ProfileCell[] {
  return averages.map((average, hour) => {
    const counts = { found: found[hour] ?? 0, answered: answered[hour] ?? 0 };
    const absent: Place = (deep[hour] ?? 0) > 0 ? 'deep' : 'notFound';
    return { hour, place: average ?? (counts.answered > 0 ? absent : null), ...counts };
  });
}

/** All queries as one row: each check weighs as much as any other. */
export function sumProfile(rows: readonly DayProfileRow[], query: string): DayProfileRow {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const sum = (name: 'found' | 'deep' | 'answered') =>
    hours.map((hour) => rows.reduce((total, row) => total + (row[name][hour] ?? 0), 0));
  const found = sum('found');
  const places = hours.map((hour) =>
    rows.reduce((total, row) => total + (row.averages[hour] ?? 0) * (row.found[hour] ?? 0), 0),
  );
  return {
    query,
    averages: places.map((place, hour) => (found[hour] ? place / found[hour] : null)),
    found,
    deep: sum('deep'),
    answered: sum('answered'),
  };
}
