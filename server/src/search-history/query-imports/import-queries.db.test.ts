import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '@vitrina/contract/dates.ts';
import { ERRORS, ErrorBody, type ErrorKey } from '@vitrina/contract/errors.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { getImport, ImportDetails, importQueries as route } from '@vitrina/contract/query-imports.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { loadMarket } from '../../../test/builders/query-days.ts';
import { runImports } from '../../../test/builders/query-imports.ts';
import { encodeUpload, sendUpload } from '../../../test/builders/upload.ts';
import { startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { importQueries } from './import-queries.ts';

const LAST = '2026-03-01';
/** Dates the numbers of a file that names no day itself. */
const ANSWERS = { answers: { day: LAST } };
const ENDS_WITHIN = { timeout: 60_000, interval: 50 };
const SHARED = path.join(import.meta.dirname, '../../../../../shared/data');

let app: TestApp;
let feed: TinyFeed;
let mine: TestUser;
let cabinetId: CabinetId;

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  mine = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner: mine })).id as CabinetId;
  await loadMarket(app, feed, { queries: ['чайник', 'лампа'], last: LAST, days: 8 });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

const file = (text: string, name = 'queries.csv') => ({ name, bytes: new TextEncoder().encode(text) });

type Input = InputOf<typeof getQueryStatistics>;
async function listRows(user: TestUser, cabinet: CabinetId, overrides: Partial<Input> = {}) {
  const period = { from: addDays(LAST, -6), to: LAST, window: 7 as const, pageSize: 100 };
  const input = { cabinetId: cabinet, marketplace: 'ozon' as const, queries: [], ...period, ...overrides };
  return (await app.call(getQueryStatistics, input, user.token)).rows;
}

const Count = z.object({ rows: z.int() });
async function countSnapshots() {
  const [found] = await app.context.clickhouse.rows(
    'count',
    'select count() as rows from sq_source_day final',
    {},
    Count,
  );
  return found?.rows ?? 0;
}

type Answer = Awaited<ReturnType<typeof sendUpload>>;

/** A busy machine answers before the import has ended, and whoever looks again finds the end of it. */
async function settle(answer: Answer, user: TestUser, cabinet: CabinetId): Promise<Answer> {
  const { data: begun } = ImportDetails.safeParse(answer.body);
  if (begun?.state !== 'running') return answer;
  const details = await vi.waitFor(async () => {
    const found = await app.call(getImport, { cabinetId: cabinet, importId: begun.id }, user.token);
    expect(found.state).not.toBe('running');
    return found;
  }, ENDS_WITHIN);
  const error = details.failure?.error;
  if (!error) return { ...answer, body: details };
  const { status } = ERRORS[`${error.subject}.${error.action}` as ErrorKey];
  return { status, body: details.failure };
}

/** As the product does it: a worker reads what the upload leaves for it. */
async function upload(
  user: TestUser,
  input: InputOf<typeof route>,
  text: string,
  name = 'запросы_2026-03-01.csv',
) {
  const sent = sendUpload(
    app,
    route,
    await encodeUpload(route, input, new TextEncoder().encode(text), name),
    user.token,
  );
  const settled = sent.then((answer) => settle(answer, user, input.cabinetId as CabinetId));
  await runImports(app, settled);
  return settled;
}

describe('importQueries', () => {
  test('rows keep their source, unit and window, beside the line of the provider', async () => {
    const text = 'Запрос;Частота Oz\nЧАЙНИК;120\nчайник со свистком;45\n;7\n';
    const answer = await upload(mine, { cabinetId, marketplace: 'ozon' }, text);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        state: 'done',
        fileName: 'запросы_2026-03-01.csv',
        report: {
          unit: 'people',
          period: { from: 'fileName', lastDay: '2026-03-01', windowDays: 7 },
          totalLines: 3,
          accepted: 2,
          rejected: 1,
          stored: 2,
        },
      },
    });
    const rows = await listRows(mine, cabinetId, { queries: ['чайник', 'чайник со свистком'] });
    expect(rows.map(({ query, unit, windowDays, count }) => [query, unit, windowDays, count])).toEqual([
      ['чайник', 'searches', 7, expect.any(Number)],
      ['чайник', 'people', 7, 120],
      ['чайник со свистком', 'people', 7, 45],
    ]);
    // A source says what it says: its other columns are absent.
    expect(rows[1]).toMatchObject({ gmv: null, dynamics_in7: null, cart_conversion: null });
  });

  test('in the whole market they follow the lines of the provider, and the total counts both', async () => {
    const page = { pageSize: 10, page: 1 } as const;
    const rows = await listRows(mine, cabinetId, page);
    expect(rows.map(({ query, unit }) => [query, unit])).toEqual([
      ['чайник', 'searches'],
      ['лампа', 'searches'],
      ['чайник', 'people'],
      ['чайник со свистком', 'people'],
    ]);
    const found = await listRows(mine, cabinetId, { contains: 'свист' });
    expect(found.map(({ query }) => query)).toEqual(['чайник со свистком']);
  });

  test('lines of other sources are ordered by both keys, after those of the provider', async () => {
    const owner = await makeUser(app);
    const cabinet = (await makeCabinet(app, { owner })).id as CabinetId;
    const text = 'Запрос;Частота Oz\nодин;5\nдва;5\nтри;9\n';
    await upload(owner, { cabinetId: cabinet, marketplace: 'ozon' }, text);
    const imported = async (thenDirection: 'asc' | 'desc') => {
      const rows = await listRows(owner, cabinet, { sort: 'count', thenSort: 'query', thenDirection });
      return rows.filter(({ unit }) => unit === 'people').map(({ query }) => query);
    };
    expect(await imported('asc')).toEqual(['три', 'два', 'один']);
    expect(await imported('desc')).toEqual(['три', 'один', 'два']);
  });

  test('the same file twice stores nothing twice, also when the ledger was lost in between', async () => {
    const text = 'запрос;частота\nодин;1\nдва;2\n';
    const owner = { cabinetId, marketplace: 'ozon' } as const;
    expect(await importQueries(app.context, owner, file(text), ANSWERS)).toMatchObject({ stored: 2 });
    const before = await countSnapshots();
    expect(await importQueries(app.context, owner, file(text, 'другое имя.csv'), ANSWERS)).toMatchObject({
      stored: 0,
      importedAt: app.clock.now().toISOString(),
    });
    await app.context.db.deleteFrom('query_imports' as never).execute();
    await importQueries(app.context, owner, file(text), ANSWERS);
    expect(await countSnapshots()).toBe(before);
    expect(
      await importQueries(app.context, { ...owner, marketplace: 'wb' }, file(text), ANSWERS),
    ).toMatchObject({
      stored: 2,
    });
  });

  test('a newer file of the same source takes the place of the older one', async () => {
    const owner = { cabinetId, marketplace: 'ozon' } as const;
    await importQueries(app.context, owner, file('запрос;частота\nсковорода;10\n'), ANSWERS);
    app.clock.advance(60_000);
    await importQueries(app.context, owner, file('запрос;частота\nсковорода;15\n'), ANSWERS);
    const rows = await listRows(mine, cabinetId, { queries: ['сковорода'] });
    expect(rows.map(({ count }) => count)).toEqual([15]);
  });

  test('months of different length are one line: the newest month', async () => {
    const trend = 'Ключевое слово,Показов в месяц,Тренды\nкастрюля,70,"2026-01: 60, 2026-02: 70"\n';
    await importQueries(app.context, { cabinetId, marketplace: 'ozon' }, file(trend));
    const rows = await listRows(mine, cabinetId, { queries: ['кастрюля'] });
    expect(rows.map(({ day, windowDays, count }) => [day, windowDays, count])).toEqual([
      ['2026-02-28', 28, 70],
    ]);
    const earlier = await listRows(mine, cabinetId, {
      queries: ['кастрюля'],
      from: '2026-01-20',
      to: '2026-02-10',
    });
    expect(earlier.map(({ day, windowDays, count }) => [day, windowDays, count])).toEqual([
      ['2026-01-31', 31, 60],
    ]);
  });

  test('a stranger never sees them; what an operator imports is everybody’s', async () => {
    const stranger = await makeUser(app);
    const other = (await makeCabinet(app, { owner: stranger })).id as CabinetId;
    await importQueries(
      app.context,
      { cabinetId, marketplace: 'ozon' },
      file('запрос;частота\nтайна;5\n'),
      ANSWERS,
    );
    await importQueries(
      app.context,
      { cabinetId: null, marketplace: 'ozon' },
      file('запрос;частота\nобщее;6\n'),
      ANSWERS,
    );
    const queries = ['тайна', 'общее'];
    const seen = async (user: TestUser, cabinet: CabinetId) =>
      (await listRows(user, cabinet, { queries, isEmptyHidden: true })).map(({ query }) => query);
    expect(await seen(mine, cabinetId)).toEqual(expect.arrayContaining(['тайна', 'общее']));
    expect(await seen(stranger, other)).toEqual(['общее']);
    expect((await listRows(stranger, other)).map(({ query }) => query)).not.toContain('тайна');
  });

  test('a period before the file does not have it', async () => {
    const old = { from: '2026-02-01', to: '2026-02-20' };
    expect(await listRows(mine, cabinetId, { ...old, queries: ['сковорода'], isEmptyHidden: true })).toEqual(
      [],
    );
  });
});

describe('refusals', () => {
  const refuse = async (text: string, input: object = { cabinetId, marketplace: 'ozon' }, user = mine) => {
    const { status, body } = await upload(user, input as InputOf<typeof route>, text);
    return { status, ...ErrorBody.parse(body).error };
  };

  test.each([
    ['an empty file', '', 'emptyFile'],
    ['a page of HTML', '<!doctype html><html><body>hi</body></html>', 'html'],
    ['JSON', '{"a":1}', 'json'],
    ['bytes that are no text', '\u0000\u0001\u0002\u0003'.repeat(50), 'binary'],
  ])('%s cannot be read', async (_name, text, reason) => {
    expect(await refuse(text)).toMatchObject({
      status: 400,
      subject: 'import',
      action: 'unreadable',
      meta: { reason },
    });
  });

  test('who may only look cannot import', async () => {
    const reader = await makeUser(app);
    await addMember(app, cabinetId, reader, ['analyticsReadOnly']);
    expect(await refuse('запрос;частота\nа б;1\n', undefined, reader)).toMatchObject({
      status: 403,
      subject: 'cabinet',
      action: 'insufficientRights',
    });
  });

  test('without a known marketplace it is a bad request', async () => {
    expect(await refuse('запрос\nа б\n', { cabinetId, marketplace: 'amazon' })).toMatchObject({
      status: 400,
    });
  });
});

describe.skipIf(!existsSync(SHARED))('real files (skipped where ../shared is absent)', () => {
  test.each(['ozon_ad_phrases.csv', 'ru_auto_keywords_volume_category.csv', 'ru_auto_trends_13_months.csv'])(
    '%s: every line is accepted, merged or rejected, and every row of it is stored',
    async (name) => {
      const bytes = readFileSync(path.join(SHARED, name));
      const before = await countSnapshots();
      const report = await importQueries(
        app.context,
        { cabinetId: null, marketplace: 'ozon' },
        { name, bytes },
        ANSWERS,
      );
      expect(report.accepted + report.merged + report.rejected).toBe(report.totalLines);
      expect(report.accepted).toBeGreaterThan(0);
      expect((await countSnapshots()) - before).toBe(report.stored);
    },
  );
});
