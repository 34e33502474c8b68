import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { sendPage } from '../platform/html-page.ts';
import { City, dropUntouched, Id, Marketplace, Page } from './ask.ts';
import { findShelfPage } from './find-shelf-page.ts';
import { renderShelf } from './render-shelf.ts';
import type { SellerPages } from './seller-pages.ts';

const Ask = z.object({
  text: z.string().trim().max(200).default(''),
  city: City,
  marketplace: Marketplace,
  seller: Id.default(DEMO_SELLER_ID),
  page: Page,
});

/** The shelf of any query in any city. */
export function serveShelf(app: FastifyInstance, pages: SellerPages): void {
  app.get('/shelf', (request, reply) => {
    const { city, seller, ...requested } = Ask.parse(dropUntouched(request.query));
    const page = findShelfPage(pages, { ...requested, cityId: city, sellerId: seller });
    return sendPage(reply, page.text === '' ? 'Any shelf' : page.text, renderShelf(page));
  });
}
