import type { ScreenData } from './screen-data.ts';

type Way = 'stay' | NonNullable<ScreenData['onSwitch']>;

/** Where a switch of the cabinet leads: only an {id} in the address belongs to the cabinet that was left. */
export function wayOnSwitch(
  screen: Pick<ScreenData, 'onSwitch'> | undefined,
  idInAddress: string | undefined,
): Way {
  return idInAddress === undefined ? 'stay' : (screen?.onSwitch ?? 'stay');
}
