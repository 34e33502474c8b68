import { z } from 'zod';
import { nmIdOf } from '../../market/nm-id.ts';
import { subjectNameOf } from '../own-products.ts';
import { writeMoscowTime } from '../period.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';
import type { WbCampaign } from './open-campaigns.ts';

const MOST_IDS = 50;
// Campaigns with a unified or a manual bid; the older kinds are gone.
const CAMPAIGN_TYPE = 9;
const NEVER = '2100-01-01T00:00:00+03:00';

/** Numbers in a row, parted by commas. */
const Numbers = z.string().transform((text, context) => {
  const numbers = text.split(',').map((part) => Number(part.trim()));
  if (numbers.every((number) => Number.isInteger(number))) return numbers;
  context.addIssue({ code: 'custom', message: 'must be whole numbers with commas' });
  return z.NEVER;
});

export const CampaignIds = Numbers.refine((ids) => ids.length <= MOST_IDS, `at most ${MOST_IDS} ids`);

const Ask = z.object({
  ids: CampaignIds.optional(),
  statuses: Numbers.optional(),
  payment_type: z.string().optional(),
});

/** GET /adv/v1/promotion/count */
export function countCampaigns({ campaigns, seller, now }: WbCall): unknown {
  const own = campaigns.ofSeller(seller.id, now);
  const groups = Map.groupBy(own, ({ status }) => status);
  return {
    adverts: [...groups].map(([status, members]) => ({
      type: CAMPAIGN_TYPE,
      status,
      count: members.length,
      advert_list: members.map(({ id, updatedAtMs }) => ({
        advertId: id,
        changeTime: writeMoscowTime(updatedAtMs),
      })),
    })),
    all: own.length,
  };
}

function describeCampaign(call: WbCall, campaign: WbCampaign): unknown {
  const { id, name, status, paymentType, isManual, items, createdAtMs, updatedAtMs } = campaign;
  return {
    bid_type: isManual ? 'manual' : 'unified',
    currency: 'RUB',
    id,
    nm_settings: items.flatMap(({ sku, bidKopecks }) => {
      const product = call.market.products.bySku(sku);
      if (product === undefined) return [];
      return {
        bids_kopecks: { search: bidKopecks, recommendations: isManual ? 0 : bidKopecks },
        nm_id: nmIdOf(sku),
        subject: { id: product.categoryId, name: subjectNameOf(call, product) },
      };
    }),
    restrictions: { can_change_nms: status !== 7 },
    settings: {
      name,
      payment_type: paymentType,
      placements: { search: true, recommendations: !isManual },
    },
    status,
    timestamps: {
      created: writeMoscowTime(createdAtMs),
      updated: writeMoscowTime(updatedAtMs),
      started: writeMoscowTime(createdAtMs),
      deleted: NEVER,
    },
  };
}

/** GET /api/advert/v2/adverts: ids of others are silently left out. */
export const listCampaigns: WbOperation = (call, { query }) => {
  const { ids, statuses, payment_type: paymentType } = Ask.parse(query);
  if (paymentType !== undefined && paymentType !== 'cpm' && paymentType !== 'cpc')
    throw refuse('adverts', 400, 'invalid payment_type value');
  const requested = call.campaigns
    .ofSeller(call.seller.id, call.now)
    .filter(
      (campaign) =>
        (ids === undefined || ids.includes(campaign.id)) &&
        (statuses === undefined || statuses.includes(campaign.status)) &&
        (paymentType === undefined || paymentType === campaign.paymentType),
    );
  return { adverts: requested.map((campaign) => describeCampaign(call, campaign)) };
};
