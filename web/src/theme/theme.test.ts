import { expect, test } from 'vitest';
import { theme } from './theme.ts';

const defaultsOf = (name: string): unknown => theme.components?.[name]?.defaultProps;

test('motion is left out for those who ask for it', () => {
  expect(theme.respectReducedMotion).toBe(true);
});

test('the first entry of a menu takes the focus, and not an empty element', () => {
  expect(defaultsOf('Menu')).toEqual({ withInitialFocusPlaceholder: false });
});

test('dialogs stand in the middle, under what opens from them', () => {
  expect(defaultsOf('Modal')).toMatchObject({ centered: true, zIndex: 2400 });
  expect(defaultsOf('Popover')).toMatchObject({ zIndex: 2500 });
});

test('a hint points at what it is about, in as many lines as it needs, above everything', () => {
  expect(defaultsOf('Tooltip')).toMatchObject({ multiline: true, withArrow: true, zIndex: 2600 });
});

test('what opens lies above what it opens from: overlay, panel at the side, dialog, list or menu, hint', () => {
  const layers = ['Drawer', 'Modal', 'Popover', 'Tooltip'].map(
    (name) => (defaultsOf(name) as { zIndex: number }).zIndex,
  );
  expect([2000, ...layers]).toEqual([2000, ...layers].toSorted((one, other) => one - other));
  expect(new Set(layers).size).toBe(layers.length);
  // Menus and lists of fields are popovers and have no layer of their own.
  expect(defaultsOf('Menu')).not.toHaveProperty('zIndex');
  expect(defaultsOf('Combobox')).not.toHaveProperty('zIndex');
});
