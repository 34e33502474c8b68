import type { Settle } from './backup/restore/restore-backup.ts';
import { settleOwnQueries } from './own-queries/settle-own-queries.ts';
import { settlePositionOutbox } from './positions/checking/settle-outbox.ts';
import { settleSpellings } from './queries/spelling/store-spellings.ts';
import { settleShelfOutbox } from './shelves/settle-outbox.ts';

/** What was half done at the moment of a backup and would be done twice, as its tokens are not restored. */
export const SETTLERS: readonly Settle[] = [
  settlePositionOutbox,
  settleShelfOutbox,
  settleOwnQueries,
  settleSpellings,
];
