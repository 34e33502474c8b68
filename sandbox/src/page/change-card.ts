import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';
import { CAUSE_NAMES, CardText, type MarketChange } from '../market/changes/market-change.ts';
import type { Product } from '../market/market.ts';
import { Marketplace } from './ask.ts';
import { readText, TEXT_FORMS, type TextAct } from './read-text.ts';
import { renewPictures } from './renew-pictures.ts';
import type { SellerPages } from './seller-pages.ts';

const USUAL_BID = 0.5;

const PriceRub = z.coerce.number().int().min(1).max(10_000_000);
const Hours = z.coerce.number().int().min(1).max(8760);
const FORMS = {
  price: z.object({ marketplace: Marketplace, priceRub: PriceRub }),
  main: z.object({ marketplace: Marketplace, place: z.coerce.number().int().min(0) }),
  campaign: z.object({ marketplace: Marketplace, to: z.enum(['on', 'off']) }),
  'piggy-backer': z.object({ sellerId: z.coerce.number().int().min(1), priceRub: PriceRub, hours: Hours }),
  cause: z.object({ cause: z.enum(CAUSE_NAMES), hours: Hours }),
  renew: z.object({ marketplace: Marketplace, to: z.enum(['main', 'addresses']) }),
};
export type CardAct = keyof typeof FORMS | TextAct;
export const CARD_ACTS = [...Object.keys(FORMS), ...Object.keys(TEXT_FORMS)] as [CardAct, ...CardAct[]];

/** The bid with which the campaign of a product was planned, for turning it on again. */
function plannedBid({ traffic }: SellerPages, product: Product, marketplace: 'ozon' | 'wb' | 'ym', at: Date) {
  const campaigns = traffic.campaigns.ofSeller(marketplace, product.sellerId, at);
  const items = campaigns.flatMap((campaign) => campaign.items);
  return items.findLast(({ sku }) => sku === product.sku)?.bid ?? USUAL_BID;
}

/** What a form of a card's page does to the market. Throws on a form that nobody can fill in so. */
export function readCardChange(
  pages: SellerPages,
  product: Product,
  act: CardAct,
  fields: unknown,
): MarketChange {
  const now = pages.clock.now();
  const base = { sku: product.sku, atMs: now.getTime() };
  switch (act) {
    case 'price': {
      const { marketplace, priceRub } = FORMS.price.parse(fields);
      return { ...base, kind: 'price', marketplace, priceKopecks: priceRub * 100 };
    }
    case 'main': {
      const { marketplace, place } = FORMS.main.parse(fields);
      const { pictures } = pages.market.products.look(product.sku, now, marketplace);
      const chosen = z
        .number()
        .max(pictures.length - 1)
        .parse(place);
      const isMain = (_: unknown, index: number) => index === chosen;
      const others = pictures.filter((_, index) => index !== chosen);
      return { ...base, kind: 'pictures', marketplace, pictures: [...pictures.filter(isMain), ...others] };
    }
    case 'campaign': {
      const { marketplace, to } = FORMS.campaign.parse(fields);
      return {
        ...base,
        kind: 'bid',
        marketplace,
        bid: to === 'off' ? 0 : plannedBid(pages, product, marketplace, now),
      };
    }
    case 'piggy-backer': {
      const { sellerId, priceRub, hours } = FORMS['piggy-backer'].parse(fields);
      const untilMs = base.atMs + hours * HOUR_MS;
      return { ...base, kind: 'piggyBacker', untilMs, sellerId, priceKopecks: priceRub * 100 };
    }
    case 'cause': {
      const { cause, hours } = FORMS.cause.parse(fields);
      return { ...base, kind: 'cause', cause, untilMs: base.atMs + hours * HOUR_MS };
    }
    case 'renew': {
      const { marketplace, to } = FORMS.renew.parse(fields);
      const { pictures } = pages.market.products.look(product.sku, now, marketplace);
      return { ...base, kind: 'pictures', marketplace, pictures: renewPictures(pictures, product, to) };
    }
    default:
      return { ...base, kind: 'card', text: CardText.parse(readText(act, fields)) };
  }
}
