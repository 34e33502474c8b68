import type { CabinetRight } from '@vitrina/contract/access.ts';
import type { ScreenData } from './screen-data.ts';

/** What a screen asks for in the selected cabinet. */
export function rightOf(screen: ScreenData | undefined): CabinetRight | undefined {
  return screen === undefined || typeof screen.access === 'string' ? undefined : screen.access.cabinet;
}
