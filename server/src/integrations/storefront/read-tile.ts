import * as z from 'zod';
import { readPriceKopecks } from './read-price.ts';
import { Numeric } from './read-widgets.ts';

/** `item`: the tile as it came, for those who want more of it. */
export type Tile = { sku: number; title: string | null; imageUrl: string | null; item: unknown };

/** What buyers see of a product on a shelf; null: the tile does not say. */
export type TileFacts = {
  priceKopecks: number | null;
  /** The crossed-out one. */
  oldPriceKopecks: number | null;
  /** null also while nobody has rated it. */
  rating: number | null;
  reviewsCount: number | null;
  /** How many one buyer may take at once, which is what is left of it. */
  stock: number | null;
  /** In the storefront's words: a day or a time. */
  delivery: string | null;
};

const text = z.object({ text: z.string() });
// Tiles of both generations; everything but the number of the product may be missing or renamed.
const TileShape = z.object({
  sku: Numeric.optional().catch(undefined),
  action: z.object({ link: z.string() }).optional().catch(undefined),
  mainState: z
    .array(
      z.object({
        id: z.string().optional().catch(undefined),
        textDS: text.optional().catch(undefined),
        textAtom: text.optional().catch(undefined),
      }),
    )
    .catch([]),
  tileImage: z
    .object({ items: z.array(z.object({ image: z.object({ link: z.string() }) })) })
    .optional()
    .catch(undefined),
});

const Label = z.object({
  text: text.optional().catch(undefined),
  title: z.string().optional().catch(undefined),
});
const Labels = z
  .object({ items: z.array(Label) })
  .optional()
  .catch(undefined);
const Price = z.object({ text: z.string(), textStyle: z.string() });
const State = z.object({
  priceV2: z
    .object({ price: z.array(Price) })
    .optional()
    .catch(undefined),
  labelListV2: Labels,
  labelList: Labels,
});
const Cart = z.object({
  actionButton: z.object({ title: z.string() }).optional().catch(undefined),
  quantityButton: z
    .object({ maxItems: z.int().min(0).max(4_000_000_000) })
    .optional()
    .catch(undefined),
});
const FactsShape = z.object({
  mainState: z.array(State).catch([]),
  multiButton: z
    .object({ ozonButton: z.object({ addToCart: Cart }) })
    .optional()
    .catch(undefined),
});

/** A banner stands among the tiles without a product of its own. */
export function readTile(item: unknown): Tile[] {
  const parsed = TileShape.safeParse(item);
  if (!parsed.success) return [];
  const { sku, action, mainState, tileImage } = parsed.data;
  const number = sku ?? Number(/\/product\/(?:[^/?]*-)?(\d{1,15})\/?(?:\?|$)/.exec(action?.link ?? '')?.[1]);
  if (!Number.isSafeInteger(number)) return [];
  const name = mainState.find((part) => part.id === 'name' && (part.textDS ?? part.textAtom));
  return [
    {
      sku: number,
      title: name?.textDS?.text ?? name?.textAtom?.text ?? null,
      imageUrl: tileImage?.items[0]?.image.link ?? null,
      item,
    },
  ];
}

function readScore(labels: readonly string[]): Pick<TileFacts, 'rating' | 'reviewsCount'> {
  const counts = labels.flatMap((label) => /^(\d[\d\s]*)отзыв/i.exec(label)?.[1] ?? []);
  const reviewsCount = counts[0] === undefined ? null : Number(counts[0].replaceAll(/\s/g, ''));
  const rating = labels.find((label) => /^[0-5](?:[.,]\d{1,2})?$/.test(label))?.replace(',', '.');
  return { rating: rating === undefined || reviewsCount === 0 ? null : Number(rating), reviewsCount };
}

export function readTileFacts(item: unknown): TileFacts {
  const { mainState = [], multiButton } = FactsShape.safeParse(item).data ?? {};
  const prices = mainState.flatMap(({ priceV2 }) => priceV2?.price ?? []);
  const priceOf = (style: string) =>
    readPriceKopecks(prices.find(({ textStyle }) => textStyle === style)?.text) ?? null;
  const labels = mainState
    .flatMap(({ labelListV2, labelList }) => (labelListV2 ?? labelList)?.items ?? [])
    .map((label) => (label.text?.text ?? label.title ?? '').trim());
  const cart = multiButton?.ozonButton.addToCart;
  const delivery = cart?.actionButton?.title.trim().slice(0, 60) ?? '';
  return {
    priceKopecks: priceOf('PRICE'),
    oldPriceKopecks: priceOf('ORIGINAL_PRICE'),
    ...readScore(labels),
    stock: cart?.quantityButton?.maxItems ?? null,
    delivery: delivery === '' ? null : delivery,
  };
}
