import { cityBar, pageOf, type TinyAnswer, type TinyStorefront } from './tiny-storefront.ts';

export type TinyCard = {
  title: string;
  price?: string;
  pictures?: readonly string[];
  characteristics?: readonly { name: string; value: string }[];
  sellers?: readonly { sku: number; name: string; price: string }[];
};

function cardPage({ title, price = '1 000 ₽', pictures = [] }: TinyCard): string {
  return pageOf([
    cityBar(1),
    ['webProductHeading', { title, seller: { name: 'Лавка', link: '/seller/lavka-77/' } }],
    ['webPrice', { price, cardPrice: '900 ₽', isAvailable: true }],
    ['webGallery', { images: pictures.map((src) => ({ src })) }],
    ['webReviewProductScore', { totalScore: 4.7, reviewsCount: 12 }],
  ]);
}

function detailsPage({ characteristics = [] }: TinyCard): string {
  return pageOf([
    cityBar(1),
    ['webCharacteristics', { characteristics: [{ short: characteristics }] }],
    ['webDescription', { richAnnotation: 'Описание' }],
  ]);
}

function sellersPage({ sellers = [] }: TinyCard): string {
  const lines = sellers.map(({ sku, name, price }) => ({ sku, name, price: { price } }));
  return pageOf([cityBar(1), ['webSellerList', { sellers: lines }]]);
}

type Trouble = (path: string) => TinyAnswer | 'hang' | 'reset' | undefined;

/** Puts cards beside the shelves of a small storefront; `trouble` goes first. */
export function showCards(
  tiny: TinyStorefront,
  cards: ReadonlyMap<number, TinyCard>,
  trouble: Trouble = () => undefined,
): void {
  tiny.interfere(({ path, url }) => {
    const spoiled = trouble(path);
    if (spoiled !== undefined) return spoiled;
    const input = /^\/product\/(\d+)\//.exec(url.pathname)?.[1] ?? url.searchParams.get('product_id');
    if (input === null) return undefined;
    const card = cards.get(Number(input));
    if (card === undefined) return { status: 404 };
    if (url.pathname.startsWith('/modal/otherOffers')) return { body: sellersPage(card) };
    return { body: url.searchParams.has('layout_page_index') ? detailsPage(card) : cardPage(card) };
  });
}
