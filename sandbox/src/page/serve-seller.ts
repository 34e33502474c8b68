import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../platform/html-page.ts';
import { dropUntouched, Id, linkTo, Marketplace, Page } from './ask.ts';
import { findSellerPage } from './find-seller-page.ts';
import { renderSeller } from './render-seller.ts';
import type { SellerPages } from './seller-pages.ts';

const Address = z.object({ id: Id });
const Ask = z.object({ marketplace: Marketplace, page: Page });
const CampaignForm = z.object({ marketplace: Marketplace, serial: Id, to: z.enum(['on', 'off']) });

/** The cabinet of a seller, and the switches of its campaigns. */
export function serveSeller(app: FastifyInstance, pages: SellerPages): void {
  const { market, clock, traffic } = pages;

  app.get('/seller/:id', (request, reply) => {
    const { id } = Address.parse(request.params);
    const seller = market.sellers.get(id);
    if (seller === undefined) return reply.code(404).send({ error: `no seller ${id}` });
    const requested = Ask.parse(dropUntouched(request.query));
    return sendPage(reply, seller.name, renderSeller(findSellerPage(pages, seller, requested)));
  });

  app.post('/seller/:id/campaign', (request, reply) => {
    const { id } = Address.parse(request.params);
    const { marketplace, serial, to } = CampaignForm.parse(request.body);
    const now = clock.now();
    const campaign = traffic.campaigns.ofSeller(marketplace, id, now).find((one) => one.serial === serial);
    if (campaign === undefined) return reply.code(404).send({ error: `no campaign ${serial}` });
    for (const { sku, bid } of campaign.items) {
      market.change({ kind: 'bid', marketplace, sku, atMs: now.getTime(), bid: to === 'on' ? bid : 0 });
    }
    return reply.redirect(linkTo(`/seller/${id}`, { marketplace }), 303);
  });
}
