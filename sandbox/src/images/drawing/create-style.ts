import { mix, unit } from '../../market/chance.ts';
import { COLOURS, type ColourName, css, type Hsl, shade } from './colours.ts';
import { letters } from './pen.ts';
import { readPrint } from './prints.ts';
import { readColour } from './read-colour.ts';
import type { Shape, Style } from './shape.ts';

const ACCENTS: readonly ColourName[] = [
  'red',
  'blue',
  'yellow',
  'mint',
  'orange',
  'sky',
  'pink',
  'purple',
  'green',
];
const DARK_INK = '#23262b';

type Described = { sku: number; title: string; brand: string; noun: string; size: string };

export type Painted = { style: Style; main: Hsl; accent: Hsl };

/** Colours, proportions and lettering of one product. */
export function createStyle(
  { sku, title, brand, noun, size }: Described,
  shape: Shape,
  isMirrored: boolean,
): Painted {
  const chance = (purpose: number) => unit(mix(mix(sku, 501), purpose));
  const pick = <Item>(purpose: number, list: readonly Item[]) =>
    list[Math.floor(list.length * chance(purpose))];
  const name = readColour(title) ?? pick(900, shape.usual) ?? 'grey';
  const [hue, saturation, lightness] = COLOURS[name];
  // Two red bags are not of one dye.
  const main: Hsl = [
    hue + (chance(901) - 0.5) * 12,
    saturation * (0.85 + 0.3 * chance(902)),
    lightness + (chance(903) - 0.5) * (lightness > 85 ? 4 : 9),
  ];
  const accent: Hsl =
    COLOURS[
      pick(
        904,
        ACCENTS.filter((other) => other !== name),
      ) ?? 'red'
    ];
  const isLight = main[2] > 62;
  const style: Style = {
    main: css(main),
    dark: css(shade(main, -14)),
    deep: css(shade(main, main[2] < 25 ? -10 : -28)),
    light: css(shade(main, 15)),
    accent: css(accent),
    ink: isLight ? DARK_INK : '#ffffff',
    brand,
    print: readPrint(title),
    vary: (purpose, from, to) => Math.round(from + (to - from) * chance(purpose)),
    choose: (purpose, options) => pick(purpose, options) ?? options[0],
    amount: (purpose, options) =>
      size === '' || size.length > 9 ? (pick(purpose, options) ?? options[0]) : size,
    byNoun(purpose, ways) {
      const named = Object.entries(ways).find(([words]) => new RegExp(words, 'i').test(noun));
      const [, way] = named ?? pick(purpose, Object.entries(ways)) ?? [];
      if (way === undefined) throw new RangeError('A shape must be drawn in at least one way');
      return way;
    },
    letter(text, { x = 0, y, size, fill }) {
      const content = letters(text, { x: isMirrored ? -x : x, y, size, fill });
      return isMirrored ? `<g transform="scale(-1 1)">${content}</g>` : content;
    },
  };
  return { style, main, accent };
}
