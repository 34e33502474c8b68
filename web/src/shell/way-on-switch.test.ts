import { expect, test } from 'vitest';
import { searchOnSwitch, wayOnSwitch } from './way-on-switch.ts';

test.each([
  ['a screen of a cabinet shows the other one', { onSwitch: 'ownId' }, '7', 'ownId'],
  ['a screen of one thing goes back to the list', { onSwitch: '/position-check' }, '7', '/position-check'],
  ['the list itself stays', { onSwitch: '/position-check' }, undefined, 'stay'],
  ['a screen whose id is of no cabinet stays', {}, '7', 'stay'],
  ['a screen that nobody knows stays', undefined, '7', 'stay'],
] as const)('with another cabinet %s', (_, screen, id, way) => {
  expect(wayOnSwitch(screen, id)).toBe(way);
});

test('what belongs to the cabinet that was left goes out of the address, and everything else stays', () => {
  const search = { skus: [5], row: '5|чай', view: 'products', from: '2026-03-01' };
  expect(searchOnSwitch({ ofCabinet: ['skus', 'row'] }, search)).toEqual({
    view: 'products',
    from: '2026-03-01',
  });
  for (const screen of [{}, undefined]) expect(searchOnSwitch(screen, search)).toEqual(search);
});
