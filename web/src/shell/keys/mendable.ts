import { rightsOf } from '@vitrina/contract/access.ts';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { isWithin } from '../menu-entries.ts';

type Visitor = { account: Pick<AccountInfo, 'hasAllPagesAccess'> | null; cabinets: readonly Cabinet[] };

/**
 * Cabinets whose refused key the person may change. Pages of cabinets say it themselves; without access to all pages the
 * way there is closed; and a cabinet that is blocked by its plan collects nothing with any key.
 */
export function mendable({ account, cabinets }: Visitor, pathname: string): Cabinet[] {
  if (account?.hasAllPagesAccess !== true || isWithin(pathname, '/cabinets')) return [];
  return cabinets.filter(
    ({ isValid, isBlocked, roles }) => !isValid && !isBlocked && rightsOf(roles).has('key'),
  );
}
