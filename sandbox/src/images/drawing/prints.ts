/** What textiles may be printed with. */
export type Print = 'none' | 'stripes' | 'checks' | 'dots' | 'flowers';

const WORDS: readonly [RegExp, Print][] = [
  [/в полоск/, 'stripes'],
  [/в клетк/, 'checks'],
  [/в горош/, 'dots'],
  [/в цветоч|с цветами|с узором|с рисунком/, 'flowers'],
];

export function readPrint(title: string): Print {
  return WORDS.find(([words]) => words.test(title))?.[1] ?? 'none';
}

/** The tile of a print, to be laid over the product's colour. */
export function definePrint(print: Print, ink: string): string {
  const tiles: Record<Print, string> = {
    none: '',
    stripes: `<path d="M0 6H24" stroke="${ink}" stroke-width="7"/>`,
    checks: `<path d="M0 12H24M12 0V24" stroke="${ink}" stroke-width="8" opacity=".5"/>`,
    dots: `<circle cx="6" cy="6" r="3.6" fill="${ink}"/><circle cx="18" cy="18" r="3.6" fill="${ink}"/>`,
    flowers: `<g fill="${ink}"><circle cx="7" cy="4" r="2.6"/><circle cx="4" cy="8" r="2.6"/><circle cx="10" cy="8" r="2.6"/><circle cx="19" cy="17" r="2.2"/><circle cx="16.5" cy="20" r="2.2"/><circle cx="21.5" cy="20" r="2.2"/></g>`,
  };
  return `<pattern id="print" width="24" height="24" patternUnits="userSpaceOnUse">${tiles[print]}</pattern>`;
}
