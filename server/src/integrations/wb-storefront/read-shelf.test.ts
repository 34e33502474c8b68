import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { startTinyServer, type TinyServer } from '../../../test/fakes/tiny-server.ts';
import { wbSessionOf } from '../../../test/fakes/wb-key.ts';
import { send } from '../../platform/outbound/send.ts';
import type { WbStorefrontAccess } from './access.ts';
import { WB_DESTINATIONS } from './destinations.ts';
import { readWbShelf, type WbShelfQuestion } from './read-shelf.ts';

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/139.0 Safari/537.36';
const MOSCOW = WB_DESTINATIONS['Москва'] ?? 0;
const KAZAN = WB_DESTINATIONS['Казань'] ?? 0;
const ask = (more: Partial<WbShelfQuestion>): WbShelfQuestion => ({
  query: 'для дома',
  dest: MOSCOW,
  nmIds: [],
  signal: new AbortController().signal,
  ...more,
});

describe('a shelf of the sandbox', () => {
  let sandbox: Sandbox;
  let access: WbStorefrontAccess;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 1000, products: 30_000 });
    access = { baseUrl: `${sandbox.url}/wb-storefront`, userAgent: USER_AGENT, send };
  });
  afterEach(() => sandbox.clearFaults());
  afterAll(() => sandbox.stop());

  it('is read place by place, with a session and without', async () => {
    const session = await wbSessionOf(sandbox);
    const whole = await readWbShelf(access, ask({ nmIds: [1] }));
    expect(whole.placesRead).toBeGreaterThan(100);
    expect(whole.places.get(1)).toEqual({ outcome: whole.placesRead >= 1000 ? 'deep' : 'notFound' });
    const url = `${access.baseUrl}/exactmatch/ru/common/v18/search?query=для дома&dest=${MOSCOW}&page=2`;
    const answer = await fetch(url, { headers: { 'user-agent': USER_AGENT } });
    const { products } = (await answer.json()) as { products: { id: number; name: string }[] };
    const { id = 0, name } = products[7] ?? {};
    for (const way of [access, { ...access, session }]) {
      const shelf = await readWbShelf(way, ask({ nmIds: [id] }));
      expect(shelf.places.get(id)).toEqual({ outcome: 'found', place: 108, title: name });
      expect(shelf).toMatchObject({ placesRead: 200, failure: null, areAdsSeparable: false });
    }
  });

  it.each(['a', 'b', 'c', 'd'])(
    'a new device %s is asked again when it was shown next to nothing',
    async (name) => {
      const { token } = await wbSessionOf(sandbox);
      const shelf = await readWbShelf({ ...access, session: { token, deviceId: name } }, ask({ nmIds: [1] }));
      expect(shelf.failure).toBeNull();
      expect(shelf.placesRead).toBeGreaterThan(100);
    },
  );

  it('a refused session is reported as such', async () => {
    const session = { token: 'old', deviceId: 'a' };
    const shelf = await readWbShelf({ ...access, session }, ask({ nmIds: [1] }));
    expect(shelf).toMatchObject({ failure: { outcome: 'token' }, placesRead: 0 });
    expect(shelf.places.size).toBe(0);
  });

  it('a query without products is not found, not a failure', async () => {
    const shelf = await readWbShelf(access, ask({ query: 'ыъыъ', nmIds: [1] }));
    expect(shelf).toMatchObject({ failure: null, placesRead: 0 });
    expect(shelf.places.get(1)).toEqual({ outcome: 'notFound' });
  });

  it.each([
    ['timeout', 'timeout'],
    ['delay', 'timeout'],
    ['reset', 'unreachable'],
    ['status500', 'serverError'],
    ['status429', 'rateLimited'],
    ['html', 'challenge'],
    ['truncatedJson', 'broken'],
    ['drift', 'empty'],
  ])('fault %s: %s, for its own dest', async (fault, outcome) => {
    await sandbox.fault({ part: 'wbStorefront', fault, key: String(KAZAN), delayMs: 3000 });
    const impatient: WbStorefrontAccess = {
      ...access,
      send: (request) => send({ ...request, timeoutMs: 600 }),
    };
    const shelf = await readWbShelf(impatient, ask({ dest: KAZAN, nmIds: [1] }));
    expect(shelf.failure?.outcome).toBe(outcome);
    expect(shelf.places.size).toBe(0);
    expect((await readWbShelf(access, ask({ nmIds: [1] }))).failure).toBeNull();
  });

  it('the fault "blocked" comes as data and as a page alternately', async () => {
    await sandbox.fault({ part: 'wbStorefront', fault: 'blocked' });
    const first = await readWbShelf(access, ask({}));
    const second = await readWbShelf(access, ask({}));
    expect([first.failure?.outcome, second.failure?.outcome]).toEqual(['token', 'challenge']);
  });

  it.each(['wrongTypes', 'unknownEnum'])('fault %s is read as before, or not at all', async (fault) => {
    const right = await readWbShelf(access, ask({ nmIds: [1] }));
    await sandbox.fault({ part: 'wbStorefront', fault });
    const spoiled = await readWbShelf(access, ask({ nmIds: [1] }));
    if (spoiled.failure === null) expect(spoiled).toEqual(right);
    else expect(spoiled.failure.outcome).toBe('drift');
  });
});

describe('a shelf that behaves as no sandbox does', () => {
  let tiny: TinyServer;
  let access: WbStorefrontAccess;
  beforeAll(async () => {
    tiny = await startTinyServer();
    access = { baseUrl: tiny.url, userAgent: USER_AGENT, send };
  });
  afterAll(() => tiny.stop());

  const page = (from: number, length: number) => ({
    total: 5000,
    products: Array.from({ length }, (_, index) => ({ id: from + index, name: `Товар ${from + index}` })),
  });
  /** Answers pages by their numbers. */
  const answer = (pageOf: (number: number) => unknown) => {
    tiny.answer = (request, response) => {
      const number = Number(new URL(request.url ?? '', tiny.url).searchParams.get('page'));
      response.end(JSON.stringify(pageOf(number)));
    };
  };

  it.each([
    { length: 1000, at: 1000, expected: { outcome: 'found', place: 1000, title: 'Товар 1000' } },
    { length: 1500, at: 1001, expected: { outcome: 'deep' } },
    { length: 250, at: 251, expected: { outcome: 'notFound' } },
    { length: 250, at: 250, expected: { outcome: 'found', place: 250, title: 'Товар 250' } },
  ])('$length products, the wanted one at $at', async ({ length, at, expected }) => {
    answer((number) => page((number - 1) * 100 + 1, Math.max(0, Math.min(100, length - (number - 1) * 100))));
    expect((await readWbShelf(access, ask({ nmIds: [at] }))).places.get(at)).toEqual(expected);
  });

  it('a page that comes a second time is the end', async () => {
    answer((number) => page(number === 1 ? 1 : 101, 100));
    const shelf = await readWbShelf(access, ask({ nmIds: [999] }));
    expect(shelf).toMatchObject({ placesRead: 200, failure: null });
    expect(shelf.places.get(999)).toEqual({ outcome: 'notFound' });
  });

  it('next to nothing twice is no answer', async () => {
    answer(() => page(1, 1));
    expect((await readWbShelf(access, ask({ nmIds: [999] }))).failure?.outcome).toBe('empty');
  });

  it('what was seen before a failure stays seen', async () => {
    answer((number) => (number === 1 ? page(1, 100) : { metadata: {} }));
    const shelf = await readWbShelf(access, ask({ nmIds: [50, 150] }));
    expect([...shelf.places.keys()]).toEqual([50]);
    expect(shelf).toMatchObject({ failure: { outcome: 'empty' }, placesRead: 100 });
  });

  it('without an address the provider is off; a caller that gives up gets no outcome', async () => {
    expect((await readWbShelf({ ...access, baseUrl: '' }, ask({}))).failure?.outcome).toBe('off');
    tiny.answer = () => undefined;
    await expect(readWbShelf(access, ask({ signal: AbortSignal.timeout(50) }))).rejects.toThrow();
  });
});
