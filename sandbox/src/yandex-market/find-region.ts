import { REGIONS, type Region } from './regions.ts';

export type RegionAnswer = Omit<Region, 'parentId'> & { parent?: RegionAnswer };

export const findRegion = (id: number) => REGIONS.find((region) => region.id === id);

/** A region with all those around it, as the API writes it. */
export function describeRegion({ parentId, ...region }: Region): RegionAnswer {
  const parent = parentId === undefined ? undefined : findRegion(parentId);
  return parent === undefined ? region : { ...region, parent: describeRegion(parent) };
}
