import { Readable } from 'node:stream';
import { makeReadyCounts } from '../../src/my-requests/ready/make-ready-counts.ts';
import { keepNewestPlaces } from '../../src/own-queries/places/keep-newest-places.ts';
import { toStoredMoment } from '../../src/platform/clickhouse/stored-moment.ts';
import { mergeClosedMonths } from '../../src/queries/collect/merge-closed-months.ts';
import { sweepStages } from '../../src/queries/collect/sweep-stages.ts';
import { keepListsOf } from '../../src/queries/ready-lists/keep-lists.ts';
import { storeSnapshots } from '../../src/queries/store-snapshots.ts';
import { jumpLists } from '../../src/sharp-jumps/ready/make-list.ts';
import { undervaluedList } from '../../src/undervalued-queries/make-list.ts';
import type { TestApp } from '../../test/app.ts';
import { LAST_DAY, QUERY } from '../../test/builders/full-cabinet-rows.ts';

/** A file of figures that a person brings. */
async function storeFile(
  { context, clock }: TestApp,
  cabinet: number,
  counts: readonly number[],
): Promise<void> {
  const lines = counts.map((count, place) =>
    JSON.stringify({ text: `${QUERY} ${place}`, day: LAST_DAY, window_days: 7, count }),
  );
  await storeSnapshots(
    context,
    { cabinet, marketplace: 'ozon', source: 'table', unit: 'searches', takenAt: toStoredMoment(clock.now()) },
    Readable.from([Buffer.from(lines.join('\n'))]),
  );
}

/** What the worker makes of stored rows, beside what collecting does. */
export async function workOnTwin(app: TestApp, cabinet: number): Promise<void> {
  const { context } = app;
  for (const maker of [undervaluedList, ...jumpLists]) await keepListsOf(context, maker, 'ozon');
  await makeReadyCounts(context, cabinet);
  await keepNewestPlaces(context, cabinet);
  await storeFile(app, cabinet, [5, 7, 9]);
  await storeFile(app, cabinet, [6, 8]);
  await mergeClosedMonths(context);
  await sweepStages(context);
}
