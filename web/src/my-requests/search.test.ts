import { expect, test } from 'vitest';
import { FIRST_MY_REQUESTS, MyRequestsSearch } from './search.ts';

test('an address that names no label, or a wrong one, shows all products', () => {
  expect(FIRST_MY_REQUESTS.tag).toBe(0);
  expect([0, 1, 17].map((tag) => MyRequestsSearch.parse({ tag }).tag)).toEqual([0, 1, 17]);
  expect([-1, 1.5, 'зима'].map((tag) => MyRequestsSearch.parse({ tag }).tag)).toEqual([0, 0, 0]);
});
