import { COLOURS, css, type Hsl, shade } from './colours.ts';
import { FILL } from './pen.ts';

type Stop = readonly [number, string];

const DIAGONAL = 'x1="0" y1="0" x2="1" y2="1"';
const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';

const define = (id: string, direction: string, stops: readonly Stop[]) =>
  `<linearGradient id="${id}" ${direction}>${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

const diagonal = (colour: Hsl): Stop[] => [
  [0, css(shade(colour, 10))],
  [0.45, css(colour)],
  [1, css(shade(colour, -13))],
];

const upright = (colour: Hsl): Stop[] => [
  [0, css(shade(colour, -16))],
  [0.16, css(shade(colour, -3))],
  [0.34, css(shade(colour, 14))],
  [0.6, css(colour)],
  [1, css(shade(colour, -18))],
];

/** The gradients that a drawing uses, and no others. */
export function defineFills(drawing: string, main: Hsl, accent: Hsl): string {
  const all: Record<keyof typeof FILL, string> = {
    main: define('main', DIAGONAL, diagonal(main)),
    round: define('round', ACROSS, upright(main)),
    dark: define('dark', DIAGONAL, diagonal(shade(main, -16))),
    light: define('light', DIAGONAL, diagonal(shade(main, 16))),
    accent: define('accent', DIAGONAL, diagonal(accent)),
    metal: define('metal', ACROSS, upright(COLOURS.silver)),
    gold: define('gold', DIAGONAL, [
      [0, '#f7e3a1'],
      [0.4, '#d9ad4a'],
      [0.6, '#f3d98b'],
      [1, '#a87a22'],
    ]),
    black: define('black', DIAGONAL, [
      [0, '#53575e'],
      [0.5, '#2b2d32'],
      [1, '#17181b'],
    ]),
    white: define('white', DIAGONAL, [
      [0, '#ffffff'],
      [0.6, '#f1f3f5'],
      [1, '#cfd5dc'],
    ]),
    wood: define('wood', DOWN, [
      [0, '#d9ac74'],
      [0.5, '#c18f56'],
      [1, '#99693a'],
    ]),
    glass: define('glass', ACROSS, [
      [0, '#b9d3dd'],
      [0.3, '#f2fafc'],
      [0.7, '#d9eaf0'],
      [1, '#a3c0cc'],
    ]),
    screen: define('screen', DIAGONAL, [
      [0, css(shade(accent, 16))],
      [0.5, css(accent)],
      [1, css(shade(main, -20))],
    ]),
    card: define('card', DOWN, [
      [0, '#dcb98b'],
      [1, '#b98d58'],
    ]),
  };
  return Object.entries(all)
    .filter(([id]) => drawing.includes(`url(#${id})`))
    .map(([, definition]) => definition)
    .join('');
}
