import { useQuery } from '@tanstack/react-query';
import { countUnreadNotifications } from '@vitrina/contract/unread-notifications.ts';
import { routeQuery } from '../platform/api/route-query.ts';

const LOOK_AGAIN_MS = 30_000;

/** How many items wait to be read. A hidden tab does not ask; whoever comes back to it is told at once. */
export function useUnread(): number {
  const { data } = useQuery({
    ...routeQuery(countUnreadNotifications, {}),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    // A bell that could not be asked shows what it knew.
    meta: { isSilent: true },
  });
  return data?.unread ?? 0;
}
