import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callMarket, MarketInt, type MarketKey } from './call-market.ts';

const Region = z.object({
  id: MarketInt,
  name: z.string(),
  type: z.string(),
  get parent() {
    return Region.nullish();
  },
});
type Region = z.infer<typeof Region>;
const Regions = z.object({ regions: z.array(Region) });

export type MarketRegion = {
  id: number;
  name: string;
  isCity: boolean;
  /** The names of what is around it, the nearest first. */
  around: string[];
};

const LIMIT = 20;

function listAround({ parent }: Region): string[] {
  return parent ? [parent.name, ...listAround(parent)] : [];
}

/** Regions whose names begin so. The other side wants a capital letter first and small ones after it. */
export async function searchRegions(key: MarketKey, text: string): Promise<CallAnswer<MarketRegion[]>> {
  const name = text.trim();
  const query = { name: name.charAt(0).toUpperCase() + name.slice(1), limit: LIMIT };
  const answer = await callMarket(key, { method: 'GET', path: '/v2/regions', query }, Regions);
  if (answer.outcome !== 'ok') return answer;
  const data = answer.data.regions.map((region) => ({
    id: region.id,
    name: region.name,
    isCity: region.type === 'CITY',
    around: listAround(region),
  }));
  return { outcome: 'ok', data };
}
