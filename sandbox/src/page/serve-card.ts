import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Product } from '../market/market.ts';
import { sendPage } from '../platform/html-page.ts';
import { City, dropUntouched, Id, linkTo, Marketplace } from './ask.ts';
import { CARD_ACTS, readCardChange } from './change-card.ts';
import { findCardPage } from './find-card-page.ts';
import { renderCard } from './render-card.ts';
import type { SellerPages } from './seller-pages.ts';

const Address = z.object({ sku: Id });
const Ask = z.object({ marketplace: Marketplace, city: City });
const Act = Address.extend({ act: z.enum(CARD_ACTS) });
// The page of the seller from which a form came; without it, it came from the card.
const Back = z.object({ marketplace: Marketplace, page: z.coerce.number().int().min(1).optional() });

/** A card, and everything that can be done to it. */
export function serveCard(app: FastifyInstance, pages: SellerPages): void {
  const { market } = pages;

  /** The card on which a SKU is sold: that of its owner. */
  function findCard(sku: number): Product | undefined {
    return market.products.bySku(market.products.cardSkuOf(sku) ?? sku);
  }

  app.get('/card/:sku', (request, reply) => {
    const { sku } = Address.parse(request.params);
    const product = findCard(sku);
    if (product === undefined) return reply.code(404).send({ error: `no product ${sku}` });
    const { marketplace, city } = Ask.parse(dropUntouched(request.query));
    const page = findCardPage(pages, product, marketplace, city);
    return sendPage(reply, page.look.title, renderCard(page));
  });

  app.post('/card/:sku/:act', (request, reply) => {
    const { sku, act } = Act.parse(request.params);
    const product = findCard(sku);
    if (product === undefined) return reply.code(404).send({ error: `no product ${sku}` });
    const { marketplace, page } = Back.parse(request.body);
    market.change(readCardChange(pages, product, act, request.body));
    const cabinet = linkTo(`/seller/${product.sellerId}`, { marketplace, page: page ?? 1 });
    const place =
      page === undefined ? linkTo(`/card/${product.sku}`, { marketplace }) : `${cabinet}#sku-${product.sku}`;
    return reply.redirect(place, 303);
  });
}
