import { CabinetId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { type Goal, goalKey, recentIn, withGoal } from './recent.ts';

const [ONE, TWO] = [CabinetId.parse(1), CabinetId.parse(2)];
const query = (text: string, cabinetId = ONE): Goal => ({ kind: 'query', query: text, cabinetId });
const page = (key: string): Goal => ({ kind: 'page', key });

test('what was opened last stands first, and once', () => {
  const recent = [query('чай'), page('page /statistics'), query('кружка')];
  expect(withGoal(recent, query('кружка'))).toEqual([
    query('кружка'),
    query('чай'),
    page('page /statistics'),
  ]);
});

test('the same query of another cabinet is another goal, and is shown there only', () => {
  const recent = withGoal([query('чай', ONE)], query('чай', TWO));
  expect(recent).toHaveLength(2);
  expect(recentIn(recent, ONE)).toEqual([query('чай', ONE)]);
  expect(recentIn([page('page /cabinets'), ...recent], undefined)).toEqual([page('page /cabinets')]);
});

test('the list does not grow for ever, and a few of it are shown', () => {
  let recent: Goal[] = [];
  for (let n = 0; n < 100; n += 1) recent = withGoal(recent, query(`q${n}`));
  expect([recent.length, recentIn(recent, ONE).length]).toEqual([30, 5]);
  expect(recent[0]).toEqual(query('q99'));
});

test('entries are distinguished by what they lead to, whatever they are called', () => {
  const named = (name: string): Goal[] => [
    { kind: 'product', sku: 5, name, cabinetId: ONE },
    { kind: 'entry', id: 3, name, city: name, cabinetId: TWO },
  ];
  expect(named('чай').map(goalKey)).toEqual(['product 1 5', 'entry 3']);
  expect(named('кружка').map(goalKey)).toEqual(['product 1 5', 'entry 3']);
  expect([page('page /'), query('чай', TWO)].map(goalKey)).toEqual(['page /', 'query 2 чай']);
});
