import type { Access } from '@vitrina/contract/access.ts';
import { isAbleTo } from '../token/ability.ts';
import type { Session } from '../token/session-store.ts';

type Visitor = Pick<Session, 'cabinet' | 'ability'>;

/** Whether a signed-in person may call what has this access, in the selected cabinet where it is of one. */
export function mayCall({ cabinet, ability }: Visitor, access: Access): boolean {
  if (typeof access === 'string') return access !== 'operator';
  const isOpen = cabinet?.isExample !== true || access.isOpenInExample === true;
  return isOpen && isAbleTo(ability, access.cabinet);
}
