import type { MyRequest } from '@vitrina/contract/my-requests.ts';
import { expect, it } from 'vitest';
import { countTabs, pickRequests, tagsOf } from './pick-requests.ts';

const request = (query: string, overrides: Partial<MyRequest> = {}): MyRequest => ({
  query,
  frequency: 100,
  position: { kind: 'average', now: 5, before: 7.5 },
  searchUsers: 10,
  viewUsers: 5,
  visibility: 0.5,
  orders: 1,
  gmvKopecks: 100,
  isFound: true,
  isImported: false,
  isTracked: false,
  isExcluded: false,
  isNew: false,
  lost: null,
  tag: null,
  ...overrides,
});
const lost = { at: '2026-02-20T21:00:00.000Z', precision: 'day', lastPosition: 9 } as const;
const requests = [
  request('чай'),
  request('чай новый', { isNew: true, isImported: true, tag: 'зима' }),
  request('чай потерянный', { isFound: false, lost }),
  request('тыква', { isFound: false }),
  request('какао', { isFound: false, isImported: true, tag: 'лето' }),
  request('чага', { isFound: false, isTracked: true }),
  request('чай лишний', { isExcluded: true, isNew: true, isImported: true }),
  request('матча', { isFound: false, isImported: true, isTracked: true, tag: 'зима' }),
];
const queries = (requested: Partial<Parameters<typeof pickRequests>[1]>) =>
  pickRequests(requests, { tab: 'all', contains: '', tag: '', ...requested }).map(({ query }) => query);

it('a tab has what its name says; excluded ones stand on their own tab alone', () => {
  expect(queries({ tab: 'all' })).toEqual(['чай', 'чай новый', 'какао', 'чага', 'матча']);
  expect(queries({ tab: 'new' })).toEqual(['чай новый']);
  expect(queries({ tab: 'lost' })).toEqual(['чай потерянный']);
  expect(queries({ tab: 'imported' })).toEqual(['чай новый', 'какао', 'матча']);
  expect(queries({ tab: 'excluded' })).toEqual(['чай лишний']);
});

it('the count of a tab is the number of its rows', () => {
  const counts = countTabs(requests);
  for (const tab of ['all', 'new', 'lost', 'imported', 'excluded'] as const)
    expect(counts[tab]).toBe(queries({ tab }).length);
});

it('text and label narrow together', () => {
  expect(queries({ contains: 'ЧАЙ', tag: 'зима' })).toEqual(['чай новый']);
  expect(tagsOf(requests)).toEqual(['зима', 'лето']);
});
