import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { send } from '../../platform/outbound/send.ts';
import { createStorefront } from './create-storefront.ts';
import { listOtherSellers } from './list-other-sellers.ts';
import { openVisits } from './open-visits.ts';
import { readProductCard } from './read-product-card.ts';
import type { ShelfFailure } from './shelf.ts';

const MOSCOW = 213;
const QUERY = 'платье';
/** As long as a page may take: a test of silence must not be silent for long, and a busy machine is waited for. */
const SHORT_MS = 1000;
const LONG_MS = 15_000;
const Places = z.object({ places: z.array(z.object({ sku: z.int() })) });

type Fault = { fault: string; delayMs?: number; retryAfterSeconds?: number };
type Expected = Partial<ShelfFailure> | 'answers';

const pageMsOf = (expected: Expected) =>
  expected !== 'answers' && expected.outcome === 'timeout' ? SHORT_MS : LONG_MS;

// The storefront's own faults and those of the way to it, and what a check, a card and a list make of each.
const CASES: [name: string, fault: Fault, expected: Expected][] = [
  ['a late answer', { fault: 'delay', delayMs: 100 }, 'answers'],
  ['a too late answer', { fault: 'delay', delayMs: 5000 }, { outcome: 'timeout' }],
  ['silence', { fault: 'timeout' }, { outcome: 'timeout' }],
  ['a reset', { fault: 'reset' }, { outcome: 'unreachable' }],
  ['500', { fault: 'status500' }, { outcome: 'serverError' }],
  [
    'too often, with a wait',
    { fault: 'status429', retryAfterSeconds: 9 },
    { outcome: 'rateLimited', retryAfterMs: 9000 },
  ],
  ['too often', { fault: 'status429' }, { outcome: 'rateLimited', retryAfterMs: null }],
  ['a page of HTML', { fault: 'html' }, { outcome: 'blocked' }],
  ['half of the JSON', { fault: 'truncatedJson' }, { outcome: 'drift' }],
  ['another version of the page', { fault: 'drift' }, { outcome: 'drift' }],
  ['words of no contract', { fault: 'unknownEnum' }, 'answers'],
  ['another city', { fault: 'wrongCity' }, { outcome: 'cityMismatch' }],
  ['an incident', { fault: 'blocked' }, { outcome: 'blocked' }],
  ['a captcha', { fault: 'captcha' }, { outcome: 'captcha' }],
];

describe('faults of the storefront', () => {
  let sandbox: Sandbox;
  let skus: number[];
  const signal = new AbortController().signal;

  beforeAll(async () => {
    sandbox = await startSandbox();
    skus = Places.parse(await sandbox.truth('search', { text: QUERY, city: String(MOSCOW) })).places.map(
      ({ sku }) => sku,
    );
  });
  afterAll(() => sandbox.stop());
  beforeEach(() => sandbox.clearFaults());

  const access = () => ({ baseUrl: `${sandbox.url}/storefront`, send });
  /** The session is made first: a fault is to meet the page, not the address book. */
  async function visit(pageMs = LONG_MS) {
    const visits = openVisits(access(), pageMs);
    await readProductCard(visits, { sku: skus[0] ?? 0, cityId: MOSCOW, signal });
    return visits;
  }
  const plant = (fault: Fault) => sandbox.fault({ part: 'storefront', times: 1, ...fault });

  test.each(CASES)('%s: a shelf', async (_name, fault, expected) => {
    const storefront = createStorefront(access(), { pageMs: pageMsOf(expected), shelfMs: 30_000 });
    const ask = () => storefront.readShelf({ query: QUERY, cityId: MOSCOW, skus: [skus[3] ?? 0], signal });
    expect((await ask()).failure).toBeNull();
    await plant(fault);
    const shelf = await ask();
    if (expected === 'answers') expect([...shelf.answers.values()]).toMatchObject([{ place: 4 }]);
    else {
      expect(shelf.failure).toMatchObject(expected);
      // A refusal says nothing about a place.
      expect(shelf.answers.size).toBe(0);
    }
    expect((await ask()).answers.get(skus[3] ?? 0)).toMatchObject({ outcome: 'found', place: 4 });
  });

  test.each(CASES)('%s: a card', async (_name, fault, expected) => {
    const visits = await visit(pageMsOf(expected));
    await plant(fault);
    const answer = await readProductCard(visits, { sku: skus[0] ?? 0, cityId: MOSCOW, signal });
    expect(answer).toMatchObject(expected === 'answers' ? { outcome: 'read' } : expected);
    const again = await readProductCard(visits, { sku: skus[0] ?? 0, cityId: MOSCOW, signal });
    expect(again).toMatchObject({ outcome: 'read', card: { sku: skus[0] } });
  });

  test.each(CASES)('%s: other sellers', async (name, fault, expected) => {
    const visits = await visit(pageMsOf(expected));
    await plant(fault);
    const answer = await listOtherSellers(visits, { sku: skus[0] ?? 0, cityId: MOSCOW, signal });
    // The next version of the storefront leaves this list as it is.
    const isSpared = name === 'another version of the page';
    expect(answer).toMatchObject(expected === 'answers' || isSpared ? { outcome: 'read' } : expected);
  });

  test('numbers as text: whatever is read is right, whatever is not is drift', async () => {
    const visits = await visit();
    const right = await readProductCard(visits, { sku: skus[0] ?? 0, cityId: MOSCOW, signal });
    await plant({ fault: 'wrongTypes' });
    const spoiled = await readProductCard(visits, { sku: skus[0] ?? 0, cityId: MOSCOW, signal });
    expect([right, expect.objectContaining({ outcome: 'drift' })]).toContainEqual(spoiled);
  });
});
