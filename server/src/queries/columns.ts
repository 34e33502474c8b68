/** Figures that add up over days: in sq_hist by day, in sq_cum up to a day, in sq_win over a window. */
export const ADDITIVE = [
  'count',
  'ca',
  'cart',
  'views',
  'idle',
  'soft',
  'zero',
  'gmv',
  'ord',
  'buyers',
] as const;

/** The day from which `moment` counts. */
export const MOMENT_ORIGIN = '2020-01-01';
