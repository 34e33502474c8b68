import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

it.each(['Ёлки  летом', ' ёлки летом', 'ЕЛКИ ЛЕТОМ', 'елки\u00a0летом'])(
  '%s is one and the same name',
  (name) => {
    expect(nameKey(name)).toBe('елки летом');
  },
);

it('another word is another name', () => {
  expect(nameKey('елки летом')).not.toBe(nameKey('елка летом'));
});
