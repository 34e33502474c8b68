import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const read = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  readPage({
    outcome: 'answered',
    status,
    headers,
    setCookies: [],
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  });
const metadata = { name: 'чайник' };
const products = [{ id: 11, name: 'Чайник' }, { id: '12' }];

it.each([
  ['new', { metadata, total: 2, products }],
  ['old', { metadata, state: 0, data: { products, total: 2 } }],
])('the %s shape', (_name, body) => {
  expect(read(body)).toEqual({
    total: 2,
    products: [
      { nmId: 11, title: 'Чайник' },
      { nmId: 12, title: '' },
    ],
  });
});

it.each([
  ['429', '', 429, { outcome: 'rateLimited', retryAfterMs: null }],
  ['401', '{}', 401, { outcome: 'token' }],
  ['498', '', 498, { outcome: 'token' }],
  ['403 with data', { error: 'x' }, 403, { outcome: 'token' }],
  ['403 with a page', '<!doctype html>', 403, { outcome: 'challenge' }],
  ['200 with a page', '\n<html>', 200, { outcome: 'challenge' }],
  ['two answers in one', `${JSON.stringify({ metadata, products })}},ot Found`, 200, { outcome: 'broken' }],
  ['half an answer', '{"products":[{"id":1', 200, { outcome: 'broken' }],
  ['nothing at all', '', 200, { outcome: 'broken' }],
  ['metadata only', { metadata }, 200, { outcome: 'empty' }],
  ['another shape', { goods: [] }, 200, { outcome: 'drift' }],
  ['products of another shape', { metadata, products: [{ nm: 1 }] }, 200, { outcome: 'drift' }],
  ['404', '{}', 404, { outcome: 'drift' }],
  ['502', '', 502, { outcome: 'serverError' }],
])('%s says nothing about places', (_name, body, status, expected) => {
  expect(read(body, status)).toMatchObject(expected);
});

it('429 may say how long to wait', () => {
  expect(read('', 429, { 'retry-after': '12' })).toMatchObject({ retryAfterMs: 12_000 });
});

it('an empty list is a list', () => {
  expect(read({ metadata, total: 0, products: [] })).toEqual({ total: 0, products: [] });
});
