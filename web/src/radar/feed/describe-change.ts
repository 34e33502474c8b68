import type { CardOffer, CardStock, RadarDifference } from '@vitrina/contract/radar/changes.ts';
import type { Words } from '../../platform/texts/words.ts';
import { differingWords } from './differing-words.ts';

/** One thing that was and is; a label where a change has several. null: there was or is none. */
export type Part = { label?: string; was?: string | null; now?: string | null };

export type ChangeWords = {
  parts: readonly Part[];
  /** How large it is, where that can be said. */
  size?: string;
  /** Parts that are read on the card's own page. */
  more: number;
  /** Whether a text is longer than what is shown of it. */
  isCut: boolean;
};

/** Characteristics and sellers of one line; the rest is a press away. */
const MOST_PARTS = 2;

type Of<Kind extends RadarDifference['kind']> = Extract<RadarDifference, { kind: Kind }>;

function plain(was: string | null, now: string | null, size?: string): ChangeWords {
  return { parts: [{ was, now }], more: 0, isCut: false, ...(size === undefined ? {} : { size }) };
}

function several(parts: readonly Part[]): ChangeWords {
  return { parts: parts.slice(0, MOST_PARTS), more: Math.max(0, parts.length - MOST_PARTS), isCut: false };
}

/** With its sign, whichever way it is. */
function signed(was: number | null, now: number | null, write: (by: number) => string): string | undefined {
  return was === null || now === null || was === now ? undefined : write(now - was);
}

function texts(was: string | null, now: string | null): ChangeWords {
  if (was === null || now === null) {
    const cut = differingWords(was ?? '', now ?? '');
    const [before, after] = [was && cut.was.text, now && cut.now.text];
    return { parts: [{ was: before, now: after }], more: 0, isCut: cut.was.isCut || cut.now.isCut };
  }
  const words = differingWords(was, now);
  return {
    parts: [{ was: words.was.text, now: words.now.text }],
    more: 0,
    isCut: words.was.isCut || words.now.isCut,
  };
}

function stockText({ isAvailable, stock }: CardStock, { t, format }: Words): string {
  if (!isAvailable) return t('radar.stock.none');
  return stock === null
    ? t('radar.stock.some')
    : t('radar.stock.pieces', { count: stock, text: format.count(stock) });
}

function sellerText({ sellerName, priceKopecks, sku }: CardOffer, { t, format }: Words): string {
  const name = sellerName ?? t('radar.sellers.unnamed', { sku });
  return priceKopecks === null ? name : `${name}, ${format.rubles(priceKopecks)}`;
}

function pricesOf({ was, now }: Of<'price'>, { format }: Words): ChangeWords {
  const share = was === null || now === null || was === 0 ? undefined : (now - was) / was;
  const write = (kopecks: number | null) => (kopecks === null ? null : format.rubles(kopecks));
  return plain(write(was), write(now), share === undefined ? undefined : format.change(share));
}

function picturesOf({ was, now }: Of<'pictures'>, { t, format }: Words): ChangeWords {
  const count = (pictures: typeof was) =>
    pictures && t('radar.pictures', { count: pictures.length, text: format.count(pictures.length) });
  const isMain = was !== null && now !== null && was[0]?.hash !== now[0]?.hash;
  return plain(count(was), count(now), isMain ? t('radar.mainPicture') : undefined);
}

function sellersOf({ appeared, left }: Of<'sellers'>, words: Words): ChangeWords {
  const { t } = words;
  return several([
    ...appeared.map((offer) => ({ label: t('radar.sellers.appeared'), now: sellerText(offer, words) })),
    ...left.map((offer) => ({ label: t('radar.sellers.left'), was: sellerText(offer, words) })),
  ]);
}

function badgesOf({ appeared, gone }: Of<'badges'>, { t }: Words): ChangeWords {
  return several([
    ...appeared.map((badge) => ({ label: t('radar.badges.appeared'), now: badge })),
    ...gone.map((badge) => ({ label: t('radar.badges.gone'), was: badge })),
  ]);
}

function figuresOf(difference: Of<'rating' | 'reviews' | 'contentRating'>, { format }: Words): ChangeWords {
  const { was, now } = difference;
  const write = (one: (value: number) => string) =>
    [was, now].map((value) => (value === null ? null : one(value))) as [string | null, string | null];
  switch (difference.kind) {
    case 'rating':
      return plain(...write((value) => format.fixed(value, 'decimal', 2)));
    case 'reviews':
      return plain(...write(format.count), signed(was, now, format.signed));
    case 'contentRating':
      return plain(...write((value) => format.percent(value / 100)));
    default:
      return difference satisfies never;
  }
}

/** What changed, in the reader's words; the rest of a long one is on the card's own page. */
export function describeChange(difference: RadarDifference, words: Words): ChangeWords {
  switch (difference.kind) {
    case 'price':
      return pricesOf(difference, words);
    case 'title':
    case 'description':
    case 'category':
      return texts(difference.was, difference.now);
    case 'pictures':
      return picturesOf(difference, words);
    case 'characteristics':
      return several(difference.changed.map(({ name, was, now }) => ({ label: name, was, now })));
    case 'stock':
      return plain(
        difference.was && stockText(difference.was, words),
        difference.now && stockText(difference.now, words),
      );
    case 'sellers':
      return sellersOf(difference, words);
    case 'badges':
      return badgesOf(difference, words);
    case 'rating':
    case 'reviews':
    case 'contentRating':
      return figuresOf(difference, words);
    default:
      return difference satisfies never;
  }
}

/** For a file, a copied line and whoever hears the screen. */
export function changeText(difference: RadarDifference, words: Words): string {
  const { t } = words;
  const { parts, size, more } = describeChange(difference, words);
  const written = parts.map(({ label, was, now }) => {
    const value =
      was === undefined || now === undefined
        ? (was ?? now ?? '')
        : t('radar.fromTo', { was: was ?? t('radar.nothing'), now: now ?? t('radar.nothing') });
    return label === undefined ? value : `${label}: ${value}`;
  });
  if (more > 0) written.push(t('radar.more', { count: more }));
  return size === undefined ? written.join('; ') : `${written.join('; ')} (${size})`;
}
