import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { Exchange } from '../../platform/outbound/exchange.ts';
import { recordExchanges } from '../../platform/outbound/record.ts';
import { send } from '../../platform/outbound/send.ts';
import { createStorefront } from './create-storefront.ts';
import { listOtherSellers } from './list-other-sellers.ts';
import { openVisits } from './open-visits.ts';
import { readProductCard } from './read-product-card.ts';

const contract = openContract('ozon-storefront');
const MOSCOW = 213;
const QUERY = 'платье';
const Places = z.object({ places: z.array(z.object({ sku: z.int() })) });

describe.skipIf(!contract)('questions by the recorded shapes (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'client');
  const exchanges: Exchange[] = [];
  const signal = new AbortController().signal;
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.stop());

  test('shelves, cards, lists of sellers and a refusal', async () => {
    const { places } = Places.parse(await sandbox.truth('search', { text: QUERY, city: String(MOSCOW) }));
    const skus = places.map(({ sku }) => sku);
    const access = {
      baseUrl: `${sandbox.url}/storefront`,
      send: recordExchanges(send, (exchange) => exchanges.push(exchange)),
    };
    const visits = openVisits(access, 5000);
    const question = { sku: skus[0] ?? 0, cityId: MOSCOW, signal };
    const last = [skus.at(-1) ?? 0];
    await createStorefront(access).readShelf({ query: QUERY, cityId: MOSCOW, skus: last, signal });
    expect((await readProductCard(visits, question)).outcome).toBe('read');
    expect((await listOtherSellers(visits, question)).outcome).toBe('read');
    await sandbox.fault({ part: 'storefront', fault: 'status429', times: 1 });
    expect((await readProductCard(visits, question)).outcome).toBe('rateLimited');
    expect(exchanges.length).toBeGreaterThan(5);
    for (const { method, url, requestHeaders, answer } of exchanges) {
      if (answer.outcome !== 'answered') throw new Error(answer.message);
      const { pathname, searchParams } = new URL(url);
      const differences = coverage.check({
        method,
        path: pathname.replace('/storefront', ''),
        query: Object.fromEntries(searchParams),
        headers: requestHeaders,
        status: answer.status,
        // Refusals have no body in the contract.
        ...(answer.status === 200 ? { answerBody: answer.body } : {}),
      });
      expect(differences).toEqual([]);
    }
  });

  // The tables of the cabinet are never asked for.
  test('every operation that the product needs was called', () =>
    expect(coverage.missing(['GET /api/composer-api.bx/page/json/v2'])).toEqual([]));
});
