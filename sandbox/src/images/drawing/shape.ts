import type { ColourName } from './colours.ts';
import type { Print } from './prints.ts';

/** What makes one product of a kind differ from another: plain colours, proportions, lettering. */
export type Style = {
  main: string;
  dark: string;
  deep: string;
  light: string;
  accent: string;
  /** For letters on the main colour. */
  ink: string;
  brand: string;
  print: Print;
  /** Always the same whole number between two for the same product and purpose; purposes are numbered. */
  vary(purpose: number, from: number, to: number): number;
  /** One of several ways to make it. */
  choose<const Option>(purpose: number, options: readonly [Option, ...Option[]]): Option;
  /** The way that the product's noun names by a pattern; any of them when it names none. */
  byNoun<const Option>(purpose: number, ways: Readonly<Record<string, Option>>): Option;
  /** The size that the card gives, as it stands on the pack; one of several when the card gives none. */
  amount(purpose: number, options: readonly [string, ...string[]]): string;
  /** Letters that are read from the left also when the thing is seen from its other side. */
  letter(text: string, lettering: { x?: number; y: number; size: number; fill: string }): string;
};

/** How one kind of product is drawn: in 400 × 400 around 0,0. */
export type Shape = {
  /** What stands has its foot at y = 190; what lies may be rotated. */
  pose: 'stands' | 'lies';
  /** The colours it has when its title names none. */
  usual: readonly ColourName[];
  draw(style: Style): string;
};

export const standing = (usual: readonly ColourName[], draw: Shape['draw']): Shape => ({
  pose: 'stands',
  usual,
  draw,
});

export const lying = (usual: readonly ColourName[], draw: Shape['draw']): Shape => ({
  pose: 'lies',
  usual,
  draw,
});
