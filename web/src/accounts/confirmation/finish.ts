import type { Notice } from '@vitrina/contract/notices.ts';
import { showDone } from '../../platform/notify.ts';
import { refreshAccount } from '../../platform/session/session.ts';
import type { Confirmed } from './confirmation.ts';

/** The address and its state are shown all over the application: they are read anew. */
export async function finish(confirmed: Confirmed, notice: Notice): Promise<Confirmed> {
  if (!confirmed.isRepeated) showDone(notice);
  await refreshAccount().catch((error: unknown) => console.error('Account info failed to refresh.', error));
  return confirmed;
}
