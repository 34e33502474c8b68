import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { createStorefront } from '../../src/integrations/storefront/create-storefront.ts';
import { checkPositions } from '../../src/positions/checking/check-positions.ts';
import { storeObservations } from '../../src/positions/checking/store-observations.ts';
import { storeShelves } from '../../src/shelves/store-shelves.ts';
import type { TestApp } from '../app.ts';
import type { Sandbox } from '../fakes/sandbox.ts';
import { listShelves } from '../fakes/shelves.ts';
import { makeCabinet } from './factories.ts';

const FIRST_DAY = '2026-03-02';
/** The last minute of an hour: slots of any step that are due then lie in that hour. */
export const LAST_MINUTE_MS = 59 * 60_000;
const CITIES = [213, 2, 54];
const SHELVES_OF_CABINET = 30;
const SHORTEST_SHELF = 60;

const Ranked = z.object({
  places: z.array(
    z.object({ position: z.int(), sku: z.int(), factors: z.object({ advertising: z.number() }) }),
  ),
});
const Causes = z.object({
  causes: z.array(z.object({ from: z.coerce.date(), until: z.coerce.date() })),
});

export type Shelf = { query: string; cityId: number; cabinet: Awaited<ReturnType<typeof makeCabinet>> };

/** The same numbers each time, from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A market whose hours pass in seconds: what happens to its cards, and how the product reads its shelves. */
export function createCauseWorld({ app, sandbox }: { app: TestApp; sandbox: Sandbox }) {
  const { context } = app;
  const storefront = createStorefront({ baseUrl: sandbox.env.STOREFRONT_URL ?? '', send: context.send });

  return {
    startsAt: startOfMoscowDay(FIRST_DAY).getTime() + 10 * HOUR_MS + LAST_MINUTE_MS,

    async moveTo(ms: number): Promise<void> {
      await sandbox.clock({ now: new Date(ms).toISOString(), speed: 0 });
      app.clock.set(new Date(ms));
    },

    async check(cabinetIds: readonly number[]): Promise<void> {
      // The hour of a key goes by the machine's time; here hours pass in seconds.
      await sql`delete from quota`.execute(context.db);
      for (const cabinetId of cabinetIds) {
        await checkPositions(context, storefront, cabinetId, new AbortController().signal);
        await sql`delete from quota`.execute(context.db);
      }
      await storeObservations(context);
      await storeShelves(context);
    },

    async openShelves(count: number): Promise<Shelf[]> {
      const found = (await listShelves(sandbox, CITIES[0] ?? 0, count * 6)).filter(
        ({ skus }) => skus.length >= SHORTEST_SHELF,
      );
      const shelves: Shelf[] = [];
      let cabinet = await makeCabinet(app);
      for (const { query } of found.slice(0, count)) {
        if (shelves.length > 0 && shelves.length % SHELVES_OF_CABINET === 0) cabinet = await makeCabinet(app);
        shelves.push({ query, cityId: CITIES[shelves.length % CITIES.length] ?? 0, cabinet });
      }
      return shelves;
    },

    /** The true order of a shelf. */
    async rank({ query, cityId }: Shelf) {
      const input = { text: query, city: String(cityId) };
      return Ranked.parse(await sandbox.truth('search', input)).places;
    },

    /** Nothing else begins or ends with a product in that time. */
    async isQuiet(sku: number, fromMs: number, untilMs: number): Promise<boolean> {
      const { causes } = Causes.parse(
        await sandbox.truth('causes', {
          sku: String(sku),
          from: new Date(fromMs - HOUR_MS).toISOString(),
          to: new Date(untilMs + HOUR_MS).toISOString(),
        }),
      );
      return causes.length === 0;
    },

    async inject(sku: number, cause: string, fromMs: number, untilMs: number): Promise<void> {
      const answer = await fetch(`${sandbox.url}/truth/causes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          sku,
          cause,
          at: new Date(fromMs).toISOString(),
          until: new Date(untilMs).toISOString(),
        }),
      });
      if (!answer.ok) throw new Error(`The sandbox refused a cause: ${await answer.text()}`);
    },
  };
}
