import { expect, test } from 'vitest';
import type { Shortcut } from '../../platform/browser/shortcuts.ts';
import { listedShortcuts } from './listed-shortcuts.ts';

const shortcut = (keys: string, label: string, isEverywhere = false): Shortcut => ({
  keys,
  label,
  isEverywhere,
  fire: () => undefined,
});

test('what works on every screen is listed apart from what works on this one', () => {
  const { everywhere, here } = listedShortcuts([
    shortcut('Slash', 'Search', true),
    shortcut('KeyN', 'Note'),
    shortcut('KeyG KeyS', 'Statistics', true),
  ]);
  expect([everywhere, here].map((list) => list.map(({ label }) => label))).toEqual([
    ['Search', 'Statistics'],
    ['Note'],
  ]);
});

test('of two with the same keys only the newer one is listed, because only it fires', () => {
  const { here } = listedShortcuts([shortcut('KeyX', 'Row'), shortcut('KeyX', 'Row of a dialog')]);
  expect(here.map(({ label }) => label)).toEqual(['Row of a dialog']);
});

test('two ways to the same thing are one line', () => {
  const { everywhere } = listedShortcuts([
    shortcut('$mod+KeyK', 'Search', true),
    shortcut('Shift+Slash', 'Help', true),
    shortcut('Slash', 'Search', true),
  ]);
  expect(everywhere).toEqual([
    { label: 'Search', keys: ['$mod+KeyK', 'Slash'] },
    { label: 'Help', keys: ['Shift+Slash'] },
  ]);
});
