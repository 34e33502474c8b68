import { FILL, line, path } from './pen.ts';
import type { Style } from './shape.ts';

/** A piece of textile with whatever it is printed with. */
export function cloth(d: string, { print, deep }: Style, fill: string = FILL.main): string {
  const printed = print === 'none' ? '' : path(d, 'url(#print)', 0.75);
  return path(d, fill) + printed + line(d, deep, 1.6, 0.35);
}

/** Folds and seams. */
export const fold = (d: string, { deep }: Style, width = 3): string => line(d, deep, width, 0.35);
