import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callWb } from './call-wb.ts';
import { Rub, Whole } from './lenient.ts';
import type { WbKey } from './wb-key.ts';

const NmRow = z.object({
  nmId: Whole,
  views: Whole,
  clicks: Whole,
  atbs: Whole,
  orders: Whole,
  sum: Rub,
  sum_price: Rub,
});
type NmRow = z.output<typeof NmRow>;
const Statistics = z.array(
  z.object({
    advertId: Whole,
    days: z
      .array(
        z.object({
          // Midnight of UTC whatever the day: only the day counts.
          date: z.string().transform((moment) => moment.slice(0, 10)),
          apps: z.array(z.object({ nms: z.array(NmRow).nullish() })).nullish(),
        }),
      )
      .nullish(),
  }),
);

/** What a campaign brought with one product on a Moscow day. */
export type AdvertisedDay = {
  campaignId: number;
  nmId: number;
  day: string;
  views: number;
  clicks: number;
  carts: number;
  orders: number;
  spentKopecks: number;
  orderedKopecks: number;
};

/** The contract's bounds of one call. */
export const CAMPAIGN_STATISTICS_BOUNDS = { campaigns: 50, days: 31 } as const;

function addRow(day: AdvertisedDay, row: NmRow): AdvertisedDay {
  return {
    ...day,
    views: day.views + row.views,
    clicks: day.clicks + row.clicks,
    carts: day.carts + row.atbs,
    orders: day.orders + row.orders,
    spentKopecks: day.spentKopecks + row.sum,
    orderedKopecks: day.orderedKopecks + row.sum_price,
  };
}

/** Another product that a buyer took along: the campaign did not show it on any platform. */
const isAssociated = ({ views, orders }: AdvertisedDay) => views === 0 && orders > 0;

/** Adds the platforms up, product by product, and leaves out what was not advertised. */
function addUp(campaignId: number, day: string, rows: readonly NmRow[]): AdvertisedDay[] {
  const nothing = { views: 0, clicks: 0, carts: 0, orders: 0, spentKopecks: 0, orderedKopecks: 0 };
  const days = new Map<number, AdvertisedDay>();
  for (const row of rows) {
    const known = days.get(row.nmId) ?? { campaignId, day, nmId: row.nmId, ...nothing };
    days.set(row.nmId, addRow(known, row));
  }
  return [...days.values()].filter((one) => !isAssociated(one));
}

/** Statistics come one to two hours late, so the latest day is not complete. `from` and `to`: YYYY-MM-DD. */
export async function listCampaignStatistics(
  key: WbKey,
  input: { campaignIds: readonly number[]; from: string; to: string },
): Promise<CallAnswer<AdvertisedDay[]>> {
  const query = { ids: input.campaignIds.join(','), beginDate: input.from, endDate: input.to };
  // Where there is nothing to tell, null comes instead of a list.
  const answer = await callWb(key, 'campaignStatistics', { query }, Statistics.nullable());
  if (answer.outcome !== 'ok') return answer;
  const data = (answer.data ?? []).flatMap(({ advertId, days }) =>
    (days ?? []).flatMap(({ date, apps }) =>
      addUp(
        advertId,
        date,
        (apps ?? []).flatMap(({ nms }) => nms ?? []),
      ),
    ),
  );
  return { outcome: 'ok', data };
}
