import { expect, it } from 'vitest';
import { text } from './text.ts';

const name = text(2, 5);

it('trims before it counts', () => expect(name.parse('  чай  ')).toBe('чай'));

it.each([
  ['too short', 'a'],
  ['too long', 'abcdef'],
  ['with NUL', 'ab\u0000c'],
  ['a lone surrogate', 'ab\ud800'],
  ['not text', 42],
])('refuses what is %s', (_, value) => expect(name.safeParse(value).success).toBe(false));
