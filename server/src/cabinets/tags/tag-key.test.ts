import { expect, it } from 'vitest';
import { tagKey } from './tag-key.ts';

it.each(['Ёлки  летом', ' ёлки летом', 'ЕЛКИ ЛЕТОМ', 'елки\u00a0летом'])(
  '%s is one and the same tag',
  (name) => {
    expect(tagKey(name)).toBe('елки летом');
  },
);

it('another word is another tag', () => {
  expect(tagKey('елки летом')).not.toBe(tagKey('елка летом'));
});
