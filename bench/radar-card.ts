import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { CabinetId, RadarChangeId, Sku } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import { listChanges } from '../server/src/cards/changes/list-changes.ts';
import type { Context } from '../server/src/platform/context.ts';
import { getCard } from '../server/src/radar/card/get-card.ts';
import { getCardFigures } from '../server/src/radar/card/get-card-figures.ts';
import { getChange } from '../server/src/radar/card/get-change.ts';
import type { Bench } from './open-bench.ts';
import { percentile } from './percentile.ts';
import { fillHistory } from './radar/fill-history.ts';
import type { Row } from './report.ts';

const QUESTIONS = 300;
const BUDGET_MS = 100;

type Watched = { cabinetId: CabinetId; sku: Sku; changeId: RadarChangeId };

async function pickWatched({ db }: Context): Promise<Watched[]> {
  const { rows } = await sql<{ cabinet: number; sku: number; change: number }>`
    select product.cabinet_id as cabinet, product.sku, max(line.id) as change
    from (select cabinet_id, sku from radar_products order by sku * 7919 % 104729 limit ${QUESTIONS}) as product
    join radar_changes as line on line.cabinet_id = product.cabinet_id and line.sku = product.sku
    group by 1, 2`.execute(db);
  return rows.map(({ cabinet, sku, change }) => ({
    cabinetId: CabinetId.parse(cabinet),
    sku: Sku.parse(sku),
    changeId: RadarChangeId.parse(change),
  }));
}

/** The page of a card on four weeks of all watched cards. Filled by bench/radar.ts before. */
export async function measureRadarCard({ context }: Bench, say: (line: string) => void): Promise<Row[]> {
  const now = context.clock.now();
  say('Four weeks of all cards…');
  const { snapshots, lines } = await fillHistory(context.db, now);
  const watched = await pickWatched(context);
  const period = { from: addDays(moscowDay(now), -27), to: moscowDay(now) };
  const span = { from: new Date(now.getTime() - 28 * 86_400_000), to: now };
  const questions: Record<string, (one: Watched) => Promise<unknown>> = {
    'strips of a card': (one) => getCard(context, { ...one, ...period }),
    'places and orders under them': (one) => getCardFigures(context, { ...one, ...period }),
    'one change in full': ({ cabinetId, changeId }) => getChange(context, { cabinetId, changeId }),
    'flags of a product': ({ cabinetId, sku }) => listChanges(context, { cabinetId, skus: [sku], ...span }),
  };
  const rows: Row[] = [];
  for (const [what, ask] of Object.entries(questions)) {
    const times: number[] = [];
    for (const one of watched) {
      const since = performance.now();
      await ask(one);
      times.push(performance.now() - since);
    }
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    rows.push({
      what: `radar: ${what}, 28 days`,
      measured: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
      baseline: `${snapshots} snapshots, ${lines} lines of feeds`,
      ratio: Number.NaN,
      budget: `p95 < ${BUDGET_MS} ms`,
      isKept: p95 < BUDGET_MS,
    });
    say(`  ${rows.at(-1)?.what}: ${rows.at(-1)?.measured}`);
  }
  return rows;
}
