import { getAbTest, listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { getAbResults } from '@vitrina/contract/ab-tests/results.ts';
import { AbTestId, CabinetId } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAbWorld } from '../../test/builders/ab-world.ts';
import { abTestsPast } from './ab-tests.ts';

let world: Awaited<ReturnType<typeof openAbWorld>>;
beforeAll(async () => {
  world = await openAbWorld();
});
afterAll(() => world.close());

test('two tests of the past are lived through: one has ended, one runs, and its card shows the image of now', async () => {
  const { app, owner } = world;
  const cabinetId = CabinetId.parse(world.cabinetId);
  app.context.env.CLOCK_URL = `${world.sandbox.url}/clock`;
  const before = app.clock.now();
  await sql`update tariffs set active_from = active_from - interval '30 days'`.execute(app.context.db);
  const begun = performance.now();
  await abTestsPast.fill(app.context, {
    cabinetId,
    before,
    from: 0,
    to: 1,
    signal: new AbortController().signal,
  });
  console.log('seconds', (performance.now() - begun) / 1000);
  const { tests } = await app.call(listAbTests, { cabinetId }, owner.token);
  for (const { test: one, chip } of tests) {
    console.log(
      one.settings.name,
      one.status,
      one.finishReason,
      one.pauseReason,
      one.pauseDetails,
      chip,
      one.points,
      one.card,
      one.progress,
    );
    const w =
      await sql<any>`select w.number, w.state, w.shown_from, w.shown_to, w.measured_at, sum(i.views) v, count(i.id) n from ab_windows w left join ab_increments i on i.test_id=w.test_id and i.window_number=w.number where w.test_id=${one.id} group by 1,2,3,4,5 order by 1 limit 30`.execute(
        app.context.db,
      );
    for (const x of w.rows)
      console.log(
        x.number,
        x.state,
        x.shown_from?.toISOString(),
        x.shown_to?.toISOString(),
        x.measured_at?.toISOString(),
        x.v,
        x.n,
      );
    const g =
      await sql<any>`select gap_reason, count(*) n, sum(views) v, min(from_at) a, max(to_at) b from ab_increments where test_id=${one.id} and window_number is null group by 1`.execute(
        app.context.db,
      );
    console.log(g.rows, (await sql`select * from ab_delays`.execute(app.context.db)).rows);
    const r = await app.call(getAbResults, { cabinetId, testId: one.id }, owner.token);
    console.log(
      JSON.stringify(r.images, null, 0),
      JSON.stringify(r.verdict),
      r.warnings,
      r.money,
      r.balance,
      r.gap,
      r.total,
    );
  }
}, 300_000);
