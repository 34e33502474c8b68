/** What elements are filled with beside plain colours; `draw-product.ts` defines those that a picture uses. */
export const FILL = {
  /** The product's colour, lit from the upper left. */
  main: 'url(#main)',
  /** The same on something round and upright. */
  round: 'url(#round)',
  dark: 'url(#dark)',
  light: 'url(#light)',
  accent: 'url(#accent)',
  metal: 'url(#metal)',
  gold: 'url(#gold)',
  black: 'url(#black)',
  white: 'url(#white)',
  wood: 'url(#wood)',
  glass: 'url(#glass)',
  screen: 'url(#screen)',
  card: 'url(#card)',
} as const;

type Numbers = readonly number[];

const short = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${short(opacity * 10) / 10}"` : ''}/>`;
}

export function line(d: string, stroke: string, width = 4, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${short(opacity * 10) / 10}"` : ''}/>`;
}

/** x, y, width, height and, where corners are round, their radius. */
export function box([x, y, width, height, radius = 0]: Numbers, fill: string, opacity = 1): string {
  const round = radius > 0 ? ` rx="${short(radius)}"` : '';
  const faint = opacity < 1 ? ` opacity="${short(opacity * 10) / 10}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round} fill="${fill}"${faint}/>`;
}

/** The centre and one or two radii. */
export function oval([x, y, across = 0, down = across]: Numbers, fill: string, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${short(opacity * 10) / 10}"` : '';
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}" fill="${fill}"${faint}/>`;
}

export const group = (transform: string, content: string): string =>
  `<g transform="${transform}">${content}</g>`;

export const move = (x: number, y: number, content: string): string =>
  group(`translate(${short(x)} ${short(y)})`, content);

export const rotate = (degrees: number, content: string): string =>
  group(`rotate(${short(degrees)})`, content);

/** The same on both sides of the middle. */
export const mirrored = (content: string): string => content + group('scale(-1 1)', content);

type Lettering = { x?: number; y: number; size: number; fill: string; anchor?: 'start' | 'middle' };

export function letters(text: string, { x = 0, y, size, fill, anchor = 'middle' }: Lettering): string {
  return `<text x="${short(x)}" y="${short(y)}" font-family="Arial, sans-serif" font-weight="700" font-size="${short(size)}" text-anchor="${anchor}" fill="${fill}">${escape(text)}</text>`;
}

/** The same thing at several places. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
