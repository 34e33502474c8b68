import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { WbProfileName } from '../keys/wb-profiles.ts';
import { writeWbToken } from '../keys/wb-token.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { START } from './small-sandbox.ts';

export type WbQuestion = {
  profile?: WbProfileName;
  sellerId?: number;
  query?: Record<string, string>;
  headers?: Record<string, string>;
};

export const wbHeaders = (profile: WbProfileName = 'personal', sellerId = DEMO_SELLER_ID) => ({
  authorization: writeWbToken(sellerId, profile, START),
});

/** Asks a host of the seller API; with a body it is a POST. */
export async function askWb(
  app: FastifyInstance,
  address: string,
  body?: object | Buffer,
  { profile = 'personal', sellerId = DEMO_SELLER_ID, query = {}, headers = {} }: WbQuestion = {},
) {
  return app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/wildberries/${address}`,
    query,
    headers: {
      ...wbHeaders(profile, sellerId),
      ...(body !== undefined && !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
}

const Cards = z.object({
  cards: z.array(
    z.object({
      nmID: z.int(),
      vendorCode: z.string(),
      updatedAt: z.string(),
      photos: z.array(z.object({ big: z.string() })),
    }),
  ),
  cursor: z.object({ updatedAt: z.string(), nmID: z.int(), total: z.int() }),
});
export type WbCards = z.infer<typeof Cards>;

export async function listWbCards(app: FastifyInstance, settings: object = {}): Promise<WbCards> {
  const answer = await askWb(app, 'content-api/content/v2/get/cards/list', {
    settings: { cursor: { limit: 100 }, ...settings },
  });
  return Cards.parse(answer.json());
}

const Campaigns = z.object({
  adverts: z.array(
    z.object({
      id: z.int(),
      status: z.int(),
      nm_settings: z.array(z.object({ nm_id: z.int() })),
      settings: z.object({ payment_type: z.enum(['cpm', 'cpc']) }),
    }),
  ),
});

export async function listWbCampaigns(app: FastifyInstance, query: Record<string, string> = {}) {
  const answer = await askWb(app, 'advert-api/api/advert/v2/adverts', undefined, { query });
  return Campaigns.parse(answer.json()).adverts;
}

/** A form with one file, as browsers send it. */
export function writeForm(file: Uint8Array): { headers: Record<string, string>; payload: Buffer } {
  const head = '--edge\r\ncontent-disposition: form-data; name="uploadfile"; filename="a.png"\r\n\r\n';
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--edge--\r\n')]),
  };
}
