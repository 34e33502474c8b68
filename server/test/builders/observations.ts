import type { TestApp } from '../app.ts';

export type ObservationOverrides = {
  cabinet: number;
  product: number;
  at: string | Date;
  outcome?: string;
  place?: number | null;
  termId?: number;
  city?: number;
};

/** Checks as the worker stores them; without an outcome or a place a check found the product first. */
export async function makeObservations(app: TestApp, given: readonly ObservationOverrides[]): Promise<void> {
  const rows = given.map(({ cabinet, product, at, outcome = 'found', place, termId = 1, city = 1 }) => ({
    cabinet,
    product,
    term_id: termId,
    city,
    ts: new Date(at).toISOString().slice(0, 19).replace('T', ' '),
    outcome,
    place: outcome === 'found' ? (place ?? 1) : null,
    places_read: 40,
    mode: 'plain',
    late_seconds: 0,
  }));
  await app.context.clickhouse.insert('make observations', 'position_checks_raw', rows);
}

/** The numbers that the product gave to a cabinet's queries. */
export async function listTermIds(app: TestApp, cabinetId: number): Promise<Map<string, number>> {
  const rows = await app.context.db
    .withTables<{ position_terms: { id: number; cabinet_id: number; query: string } }>()
    .selectFrom('position_terms')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .execute();
  return new Map(rows.map((row) => [row.query, row.id]));
}
