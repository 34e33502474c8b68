import { isAbleTo } from '../platform/token/ability.ts';
import type { Session } from '../platform/token/session-store.ts';
import type { ScreenData } from './screen-data.ts';

type Permitted = Pick<Session, 'account' | 'cabinet' | 'ability'> & Partial<Pick<Session, 'isGuest'>>;

/** Whether a link to the screen leads somewhere. Without a cabinet all do: the guard explains what is missing. */
export function isPermitted(
  { access, isOpenToAll }: Pick<ScreenData, 'access' | 'isOpenToAll'>,
  { account, cabinet, ability, isGuest }: Permitted,
): boolean {
  if (isGuest === true && access === 'user') return false;
  if (access === 'operator') return account?.isOperator === true;
  if (account?.hasAllPagesAccess === false && isOpenToAll !== true) return false;
  return cabinet === null || typeof access === 'string' || isAbleTo(ability, access.cabinet);
}
