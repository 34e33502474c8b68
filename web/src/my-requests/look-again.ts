import type { RequestsCollection } from '@vitrina/contract/my-requests.ts';

const SOON_MS = 5000;

/** When a screen looks again by itself: soon while days are still on their way. */
export function lookAgainMs(collection: RequestsCollection | undefined): number | false {
  return collection?.state === 'collecting' ? SOON_MS : false;
}
