import { rightsOf, type TokenScope } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';

type Given = Pick<Cabinet, 'roles' | 'isBlocked' | 'isResting'>;

/** Whether a token of this scope may be made for the cabinet; the server decides again. */
export function isUsable({ roles, isBlocked, isResting }: Given, scope: TokenScope): boolean {
  const rights = rightsOf(roles);
  if (scope === 'read') return rights.has('members');
  return rights.has('edit') && !isBlocked && !isResting;
}
