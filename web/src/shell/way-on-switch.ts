import type { ScreenData } from './screen-data.ts';

type Way = 'stay' | NonNullable<ScreenData['onSwitch']>;

/** Where a switch of the cabinet leads: an {id} in the address belongs to the cabinet that was left. */
export function wayOnSwitch(
  screen: Pick<ScreenData, 'onSwitch'> | undefined,
  idInAddress: string | undefined,
): Way {
  return idInAddress === undefined ? 'stay' : (screen?.onSwitch ?? 'stay');
}

/** The state in the address without what belongs to the cabinet that was left. */
export function searchOnSwitch<Search extends object>(
  screen: Pick<ScreenData, 'ofCabinet'> | undefined,
  search: Search,
): Search {
  const kept = { ...search };
  for (const name of screen?.ofCabinet ?? []) Reflect.deleteProperty(kept, name);
  return kept;
}
