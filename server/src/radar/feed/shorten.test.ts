import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerpt, shorten } from './shorten.ts';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

it('short texts stay as they are', () => {
  expect(excerpt('Термос стальной', 'Термос медный')).toEqual({
    was: 'Термос стальной',
    now: 'Термос медный',
  });
});

it('long ones begin a little before the first word that differs', () => {
  const start = words(100, 'тёплый');
  const { was, now } = excerpt(
    `${start} чайник ${words(100, 'синий')}`,
    `${start} термос ${words(100, 'синий')}`,
  );
  expect(was).toMatch(/^…(тёплый )+чайник синий .*…$/);
  expect(now).toMatch(/^…(тёплый )+термос синий .*…$/);
  expect(now.length).toBeLessThan(250);
});

it('what was added at the end is in sight', () => {
  const start = words(100, 'тёплый');
  expect(excerpt(start, `${start} новый`).now).toMatch(/новый$/);
});

it('a text that is new is shown from its start', () => {
  const shortened = shorten({ kind: 'description', was: null, now: words(100, 'тёплый') });
  expect(shortened).toMatchObject({ was: null, now: expect.stringMatching(/^тёплый .*…$/) });
});

it('other kinds are whole', () => {
  const difference = { kind: 'title', was: words(100, 'а'), now: words(100, 'б') } as const;
  expect(shorten(difference)).toBe(difference);
});

it('texts that differ are cut into pieces that differ', () => {
  const text = fc.array(fc.constantFrom('чай', 'кот', 'дом', 'лес'), { minLength: 80, maxLength: 120 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      fc.pre(one.join(' ') !== other.join(' '));
      const { was, now } = excerpt(one.join(' '), other.join(' '));
      expect(was).not.toBe(now);
      expect(Math.max(was.length, now.length)).toBeLessThanOrEqual(242);
    }),
  );
});
