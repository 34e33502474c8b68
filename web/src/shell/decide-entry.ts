import type { CabinetRight } from '@vitrina/contract/access.ts';
import type { ScreenData } from './screen-data.ts';

export type Visitor = {
  isTokenValid: boolean;
  stage: 'idle' | 'ready' | 'failed';
  hasCabinet: boolean;
  rights: ReadonlySet<CabinetRight>;
};

export type Entry = 'enter' | 'login' | 'start' | 'cabinets' | 'notAuthorized' | 'onward';

type Screen = Pick<ScreenData, 'access' | 'isWithoutCabinet'>;

/** spec 4, the route guard, in its order. `start`: initialise the session and ask again. */
export function decideEntry({ access, isWithoutCabinet }: Screen, visitor: Visitor): Entry {
  if (access === 'public') return 'enter';
  if (access === 'guest') {
    // After a failed start the login screen must hold, or the two would send the person to and fro for ever.
    return visitor.isTokenValid && visitor.stage !== 'failed' ? 'onward' : 'enter';
  }
  if (!visitor.isTokenValid) return 'login';
  if (visitor.stage !== 'ready') return 'start';
  if (isWithoutCabinet === true) return 'enter';
  if (!visitor.hasCabinet) return 'cabinets';
  return access === 'user' || visitor.rights.has(access.cabinet) ? 'enter' : 'notAuthorized';
}
