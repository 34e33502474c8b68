import type { ParsedLocation } from '@tanstack/react-router';

type Shown = Pick<ParsedLocation, 'pathname' | 'hash' | 'state'>;

/**
 * product.md 2.2: another screen begins at its top, or where it was left. What is replaced in the address is another
 * look at the same screen, and whoever takes it in the middle of the screen stays there.
 */
export function returnsToTop(): (to: { location: Shown }) => boolean {
  let shown: Shown | undefined;
  return ({ location }) => {
    const isReplaced =
      shown !== undefined &&
      shown.pathname === location.pathname &&
      shown.state.__TSR_index === location.state.__TSR_index;
    shown = location;
    return !isReplaced || location.hash !== '';
  };
}
