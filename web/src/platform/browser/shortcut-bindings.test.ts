import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { expect, test } from 'vitest';
import { bindingsOf, isOfSingleKeys, keySigns } from './shortcut-bindings.ts';

/** Whether pressing this fires the shortcut: what is typed and where the key is are told apart by the layout. */
function fires(keys: string, press: { key: string; code: string; modifiers?: string[] }): boolean {
  const event = {
    ...press,
    getModifierState: (modifier: string) => press.modifiers?.includes(modifier) === true,
  } as unknown as KeyboardEvent;
  return bindingsOf(keys).some((binding) => {
    const [first] = parseKeybinding(binding);
    return first !== undefined && matchKeybindingPress(event, first);
  });
}

test.each([
  ['English', 'n'],
  ['Russian', 'т'],
  ['Arabic', 'ى'],
])('a letter is found by the place of its key: %s', (_layout, key) => {
  expect(fires('KeyN', { key, code: 'KeyN' })).toBe(true);
  expect(fires('KeyN', { key, code: 'KeyN', modifiers: ['Control'] })).toBe(false);
});

test('in France A is where Q is elsewhere, and its own letter works too', () => {
  expect(fires('KeyA', { key: 'a', code: 'KeyQ' })).toBe(true);
});

test.each([
  ['English', { key: '/', code: 'Slash' }, { key: '?', code: 'Slash', modifiers: ['Shift'] }],
  ['Russian', { key: '.', code: 'Slash' }, { key: ',', code: 'Slash', modifiers: ['Shift'] }],
  [
    'French',
    { key: '/', code: 'Period', modifiers: ['Shift'] },
    { key: '?', code: 'KeyM', modifiers: ['Shift'] },
  ],
])('search and help are told apart, %s', (_layout, slash, question) => {
  expect([fires('Slash', slash), fires('Shift+Slash', slash)]).toEqual([true, false]);
  expect([fires('Slash', question), fires('Shift+Slash', question)]).toEqual([false, true]);
});

test('only what needs no modifier key can be turned off', () => {
  expect(['KeyN', 'KeyG KeyS', 'Shift+Slash', '$mod+KeyK'].map(isOfSingleKeys)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('help shows the signs on the keys, one press after another', () => {
  expect(keySigns('$mod+KeyK', false)).toEqual([['Ctrl', 'K']]);
  expect(keySigns('$mod+KeyK', true)).toEqual([['⌘', 'K']]);
  expect(keySigns('KeyG KeyS', false)).toEqual([['G'], ['S']]);
  expect(keySigns('Shift+Slash', false)).toEqual([['?']]);
  expect(keySigns('BracketLeft', false)).toEqual([['[']]);
});
