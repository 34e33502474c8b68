import { expect, test } from 'vitest';
import { layoutOf } from './layout-of.ts';
import { type Preferences, parsePreferences } from './preferences.ts';

const DEFAULTS = parsePreferences(() => undefined);
const layout = (chosen: Partial<Preferences>, isNarrow = false) =>
  layoutOf({ ...DEFAULTS, ...chosen }, isNarrow);

test('by default the menu stands at the side and the navbar above the content', () => {
  expect(layout({})).toEqual({ navigation: 'vertical', hasNavbar: true, hasAppearanceInMenu: false });
});

test('on a narrow screen the menu is an overlay, whatever was chosen', () => {
  expect(layout({ contentLayoutNav: 'horizontal' }, true).navigation).toBe('overlay');
  expect(layout({ verticalNavCollapsed: 'true' }, true).navigation).toBe('overlay');
});

test('whoever hides the navbar finds the appearance in the menu', () => {
  expect(layout({ navbarType: 'hidden' })).toMatchObject({ hasNavbar: false, hasAppearanceInMenu: true });
  expect(layout({ navbarType: 'hidden', contentLayoutNav: 'horizontal' })).toEqual({
    navigation: 'horizontal',
    hasNavbar: false,
    hasAppearanceInMenu: true,
  });
});

test('no choice leaves a person without a menu and without a way to it', () => {
  const hidden = {
    contentLayoutNav: 'horizontal',
    horizontalNavType: 'hidden',
    navbarType: 'hidden',
  } as const;
  expect(layout(hidden)).toEqual({ navigation: 'overlay', hasNavbar: true, hasAppearanceInMenu: false });
  expect(layout(hidden, true).hasNavbar).toBe(true);
});
