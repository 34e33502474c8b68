import type { Preferences } from './preferences.ts';

export type Layout = {
  /** `overlay`: the menu opens over the page from a button in the navbar. */
  navigation: 'vertical' | 'horizontal' | 'overlay';
  hasNavbar: boolean;
  /** Where nothing above the content leads to the appearance, the menu does. */
  hasAppearanceInMenu: boolean;
};

/**
 * What is drawn of what was chosen. Below md plus 16 px the menu is an overlay whatever was chosen (product.md 4.4),
 * and so is a hidden horizontal one: without any menu at all nobody would find back.
 */
export function layoutOf(preferences: Preferences, isNarrow: boolean): Layout {
  const { contentLayoutNav, horizontalNavType, navbarType } = preferences;
  const isOverlay = isNarrow || (contentLayoutNav === 'horizontal' && horizontalNavType === 'hidden');
  // The button of the overlay stands in the navbar.
  const hasNavbar = isOverlay || navbarType !== 'hidden';
  return {
    navigation: isOverlay ? 'overlay' : contentLayoutNav,
    hasNavbar,
    hasAppearanceInMenu: !hasNavbar,
  };
}
