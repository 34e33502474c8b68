import type { CardFacts } from '../../server/src/cards/facts.ts';
import { readStorefrontCard } from '../../server/src/cards/read/read-storefront-card.ts';
import { createStorefront } from '../../server/src/integrations/storefront/create-storefront.ts';
import { openVisits } from '../../server/src/integrations/storefront/open-visits.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { startSandbox } from '../../server/test/fakes/sandbox.ts';

const AT_ONCE = 8;
const CITY_ID = 213;
const QUERIES = ['чайник', 'лампа'];
const never = new AbortController().signal;

async function listSkus(context: Context): Promise<number[]> {
  const storefront = createStorefront({ baseUrl: context.env.STOREFRONT_URL, send: context.send });
  const shelf = { cityId: CITY_ID, skus: [], places: 40, keepsTiles: true, signal: never };
  const skus = new Set<number>();
  for (const query of QUERIES)
    for (const { sku } of (await storefront.readShelf({ ...shelf, query })).tiles) skus.add(sku);
  return [...skus];
}

/** Cards of the sandbox a second, eight at once: seen for the first time, with their pictures, and seen again. */
export async function readPages(bench: Context): Promise<{ first: number; again: number; cards: number }> {
  const sandbox = await startSandbox({ products: 2000 });
  try {
    const context = { ...bench, env: { ...bench.env, ...sandbox.env } };
    const skus = await listSkus(context);
    const visits = openVisits({ baseUrl: context.env.STOREFRONT_URL, send: context.send }, 10_000);
    const known = new Map<number, CardFacts>();

    async function readAll(parts: { details: boolean; sellers: boolean }): Promise<number> {
      const waiting = [...skus];
      const since = performance.now();
      const lookedAt = known.size === 0 ? null : context.clock.now();
      const work = async () => {
        for (let sku = waiting.pop(); sku !== undefined; sku = waiting.pop()) {
          const question = { sku, cityId: CITY_ID, lookedAt, parts, known: known.get(sku) ?? null };
          const look = await readStorefrontCard(context, visits, { ...question, signal: never });
          if (look.outcome !== 'read') throw new Error(`Card ${sku}: ${JSON.stringify(look)}`);
          known.set(sku, look.facts);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return skus.length / ((performance.now() - since) / 1000);
    }

    const first = await readAll({ details: true, sellers: true });
    const again = await readAll({ details: false, sellers: false });
    return { first, again, cards: skus.length };
  } finally {
    await sandbox.stop();
  }
}
