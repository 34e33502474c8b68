import { z } from 'zod';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuse, refuseInText } from '../wb-error.ts';
import { ACTIVE, PAUSED, type WbCampaign } from './open-campaigns.ts';

const Ask = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

function findCampaign({ campaigns, seller, now }: WbCall, query: unknown): WbCampaign {
  const requested = Ask.safeParse(query);
  if (!requested.success) throw refuse('campaignOrders', 400, 'Invalid Advert: invalid advert');
  const campaign = campaigns.find(seller.id, requested.data.id, now);
  if (campaign === undefined)
    throw refuse('campaignOrders', 400, 'AdvertChangeStatus: Not Found: advert not found');
  return campaign;
}

const notChanged = () => refuseInText(422, 'Статус кампании не изменен');

/** GET /adv/v0/start: a paused campaign with money runs again. */
export const startCampaign: WbOperation = (call, { query }, reply) => {
  const campaign = findCampaign(call, query);
  if (campaign.status !== PAUSED) throw notChanged();
  if (campaign.budgetRub === 0)
    throw refuse('campaignOrders', 400, 'AdvertChangeStatus: Low Budget: not enough budget');
  call.campaigns.run(campaign, true, call.now);
  return reply.send();
};

/** GET /adv/v0/pause */
export const pauseCampaign: WbOperation = (call, { query }, reply) => {
  const campaign = findCampaign(call, query);
  if (campaign.status !== ACTIVE) throw notChanged();
  call.campaigns.run(campaign, false, call.now);
  return reply.send();
};

/** GET /adv/v0/stop: for ever. */
export const stopCampaign: WbOperation = (call, { query }, reply) => {
  const campaign = findCampaign(call, query);
  if (campaign.status !== ACTIVE && campaign.status !== PAUSED) throw notChanged();
  call.campaigns.finish(campaign, call.now);
  return reply.send();
};
