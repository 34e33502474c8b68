import { z } from 'zod';
import { type Ask, Id, PageToken, pageLimit } from './ask.ts';
import type { MarketCall } from './market-call.ts';
import { MarketError } from './market-error.ts';
import { takePage } from './page-token.ts';
import { REGIONS, type Region } from './regions.ts';

export type RegionAnswer = Omit<Region, 'parentId'> & { parent?: RegionAnswer };

export const findRegion = (id: number) => REGIONS.find((region) => region.id === id);

/** A region with all those around it, as the API writes it. */
export function describeRegion({ parentId, ...region }: Region): RegionAnswer {
  const parent = parentId === undefined ? undefined : findRegion(parentId);
  return parent === undefined ? region : { ...region, parent: describeRegion(parent) };
}

const Name = z.object({ name: z.string().min(1).max(200) });
const RegionParams = z.object({ regionId: Id });

/** By the beginning of the name; the case matters, as in the real one. */
export function searchRegions(_call: MarketCall, { query }: Ask) {
  const { name } = Name.parse(query);
  const found = REGIONS.filter((region) => region.name.startsWith(name));
  const limit = pageLimit(20, 10, 'refused').parse(query);
  const { page, paging } = takePage(found, PageToken.parse(query), limit);
  return { regions: page.map(describeRegion), paging };
}

function getKnownRegion(params: unknown) {
  const { regionId } = RegionParams.parse(params);
  const region = findRegion(regionId);
  if (region === undefined) throw new MarketError(404, `Region not found: '${regionId}'`);
  return region;
}

export function getRegion(_call: MarketCall, { params }: Ask) {
  const region = describeRegion(getKnownRegion(params));
  return { regions: [region], region };
}

export function listRegionChildren(_call: MarketCall, { params, query }: Ask) {
  const region = getKnownRegion(params);
  const within = REGIONS.filter(({ parentId }) => parentId === region.id);
  // Without a limit the whole list is one page.
  const limit = pageLimit(50, REGIONS.length, 'cut').parse(query);
  const { page, paging } = takePage(within, PageToken.parse(query), limit);
  const children = page.map(({ id, name, type }) => ({ id, name, type }));
  const total = within.length;
  return {
    pager: { total, from: 1, to: children.length, currentPage: 1, pagesCount: 1, pageSize: children.length },
    regions: { ...describeRegion(region), ...(children.length > 0 && { children }) },
    paging,
  };
}
