import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { send } from '../../platform/outbound/send.ts';
import { callFeed } from './call-feed.ts';
import { FEED_COLUMNS } from './columns.ts';
import { listFeedCities } from './list-feed-cities.ts';
import { streamQueryDay } from './stream-query-day.ts';

let feed: TinyFeed;
beforeAll(async () => {
  feed = await startTinyFeed();
});
afterAll(() => feed.stop());

const of = () => ({ baseUrl: feed.url, key: 'secret', send });
const SOON_MS = 60;

test('the key travels as a bearer token, and only to the configured host', async () => {
  const seen: (string | undefined)[] = [];
  feed.answer = (request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(302, { location: `${feed.url}/elsewhere` }).end();
  };
  expect(await listFeedCities(of())).toMatchObject({ outcome: 'drift', message: 'HTTP 302' });
  expect(seen).toEqual(['Bearer secret']);
});

test('a provider that says nothing is a timeout', async () => {
  feed.answer = () => undefined;
  expect(await callFeed(of(), { path: '/cities' }, z.unknown(), SOON_MS)).toMatchObject({
    outcome: 'timeout',
  });
  expect(await streamQueryDay(of(), 'ozon', '2026-03-01', SOON_MS)).toMatchObject({ outcome: 'timeout' });
});

test('a provider that stops in the middle of a file is a timeout', async () => {
  feed.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' });
    response.write(`query,${FEED_COLUMNS.join(',')}\nчайник,`);
  };
  const stream = await streamQueryDay(of(), 'ozon', '2026-03-01', SOON_MS);
  if (stream.outcome !== 'ok') throw new Error(stream.outcome);
  await expect(stream.csv.toArray()).rejects.toThrow();
  expect(stream.failure()).toMatchObject({ outcome: 'timeout' });
});

test('cities with nonsense among them are refused as a whole', async () => {
  feed.answer = (_request, response) =>
    response.writeHead(200).end(
      JSON.stringify([
        { id: 1, name: 'Москва' },
        { id: 'x', name: '' },
      ]),
    );
  expect(await listFeedCities(of())).toMatchObject({ outcome: 'drift' });
});
