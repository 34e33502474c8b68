import { mix, unit } from '../market/chance.ts';
import { BACKGROUNDS, type Background } from './frame/backgrounds.ts';
import { LAYOUTS, type Layout } from './frame/infographic.ts';

/** What a picture of a card is there for. */
type PictureKind = 'main' | 'side' | 'facts' | 'detail' | 'scene' | 'pair';

export type PicturePlan = {
  kind: PictureKind;
  background: Background;
  /** Chooses among the ways to draw a background. */
  variant: number;
  /** The hue of the background, in degrees from the product's own. */
  hueShift: number;
  layout: Layout | undefined;
  hasBadge: boolean;
  isMirrored: boolean;
  degrees: number;
  skew: number;
  scale: number;
  /** Where the middle of the thing stands, from the middle of the picture. */
  shift: readonly [number, number];
};

const ORDER: readonly PictureKind[] = ['main', 'side', 'facts', 'detail', 'scene', 'pair'];
// As on marketplaces: about two main pictures of five carry words.
const WORDS_SHARE = 0.42;
const BADGE_SHARE = 0.4;
const SCENES: readonly Background[] = ['table', 'window', 'podium'];
const HUES = [0, 0, 180, 150, 210, 30, 330];

/** How a picture of a product is taken: always the same way for the same product, place and revision. */
export function planPicture(sku: number, place: number, revision: number): PicturePlan {
  const seed = mix(mix(sku, 601 + place), revision);
  const chance = (purpose: number) => unit(mix(seed, purpose));
  const pick = <Item>(purpose: number, list: readonly [Item, ...Item[]] | readonly Item[]) =>
    list[Math.floor(list.length * chance(purpose))];
  const between = (purpose: number, from: number, to: number) => from + (to - from) * chance(purpose);
  const kind = place === 1 ? 'main' : (ORDER[1 + ((place - 2) % (ORDER.length - 1))] ?? 'side');
  const hasWords = kind === 'facts' || (kind === 'main' && chance(1) < WORDS_SHARE);
  // A third of all main pictures stand on white.
  const plain: Background = chance(2) < 0.34 ? 'studio' : (pick(3, BACKGROUNDS) ?? 'studio');
  return {
    kind,
    background: kind === 'scene' ? (pick(4, SCENES) ?? 'table') : plain,
    variant: Math.floor(4 * chance(5)),
    hueShift: pick(6, HUES) ?? 0,
    layout: kind === 'facts' ? 'corner' : hasWords ? pick(7, LAYOUTS) : undefined,
    hasBadge: hasWords && chance(8) < BADGE_SHARE,
    isMirrored: kind === 'side' ? chance(9) < 0.7 : chance(9) < 0.3,
    degrees: between(10, -14, 14),
    skew: kind === 'side' ? between(11, 5, 9) : between(11, -3, 3),
    scale: kind === 'detail' ? between(12, 2.1, 2.6) : between(12, 1.2, 1.42),
    shift:
      kind === 'detail'
        ? [between(13, -150, 150), between(14, -150, 150)]
        : [between(13, -14, 14), between(14, -12, 12)],
  };
}
