const EM_PX = 16;

/** product.md 9.7: in pixels; xs is the narrowest phone. In em, as the browser's own text size moves them too. */
const BREAKPOINTS_PX = { xs: 360, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** product.md 9.7: below md plus 16 px the navigation is an overlay, tables are cards. */
const NARROW_PX = BREAKPOINTS_PX.md + 16;

const em = (px: number) => `${px / EM_PX}em`;

export const BREAKPOINTS = {
  xs: em(BREAKPOINTS_PX.xs),
  sm: em(BREAKPOINTS_PX.sm),
  md: em(BREAKPOINTS_PX.md),
  lg: em(BREAKPOINTS_PX.lg),
  xl: em(BREAKPOINTS_PX.xl),
  xxl: em(BREAKPOINTS_PX.xxl),
};

export const NARROW = em(NARROW_PX);

/** Stylesheets cannot read it: they say the same words, and breakpoints.test.ts holds them to these. */
export const NARROW_QUERY = `(width < ${NARROW})`;
