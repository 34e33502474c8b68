/** Hue, saturation, lightness. */
export type Hsl = readonly [number, number, number];

export const COLOURS = {
  black: [220, 6, 18],
  white: [210, 14, 94],
  red: [354, 70, 47],
  blue: [222, 62, 43],
  green: [146, 40, 37],
  pink: [340, 64, 74],
  beige: [34, 36, 74],
  grey: [215, 7, 58],
  sky: [203, 62, 67],
  brown: [22, 40, 33],
  burgundy: [344, 56, 28],
  yellow: [46, 86, 57],
  purple: [272, 40, 50],
  orange: [24, 84, 55],
  mint: [160, 38, 70],
  lilac: [268, 38, 75],
  gold: [42, 56, 54],
  silver: [212, 9, 72],
  milk: [40, 34, 90],
  oak: [33, 42, 62],
  walnut: [22, 36, 34],
  copper: [18, 50, 47],
  khaki: [74, 20, 38],
  chocolate: [18, 44, 22],
  steel: [210, 8, 66],
  denim: [216, 40, 40],
  clear: [195, 34, 84],
  ginger: [22, 66, 45],
} as const satisfies Record<string, Hsl>;

export type ColourName = keyof typeof COLOURS;

export const css = ([hue, saturation, lightness]: Hsl): string =>
  `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;

/** Lighter by so many points, or darker when they are negative; never quite white or black. */
export const shade = ([hue, saturation, lightness]: Hsl, points: number): Hsl => [
  hue,
  saturation,
  Math.max(5, Math.min(98, lightness + points)),
];
