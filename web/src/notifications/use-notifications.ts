import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationId } from '@vitrina/contract/ids.ts';
import {
  listNotifications,
  markNotificationsRead,
  type NotificationGroup,
} from '@vitrina/contract/notifications/notifications.ts';
import { countUnreadNotifications } from '@vitrina/contract/unread-notifications.ts';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { itemsOf, nextPage, PAGE_SIZE } from './pages.ts';

/** One tab of the bell, newest first, as far as the person has read on. */
export function useNotifications(group: NotificationGroup | undefined) {
  const list = useInfiniteQuery({
    queryKey: [listNotifications.path, 'pages', group],
    queryFn: ({ pageParam, signal }) =>
      call(
        listNotifications,
        { page: pageParam, pageSize: PAGE_SIZE, ...(group === undefined ? {} : { group }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => nextPage(last, pages.length),
    // Opening the bell shows what is new.
    staleTime: 0,
  });
  return { ...list, notifications: list.data && itemsOf(list.data.pages) };
}

export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: { ids: NotificationId[] } | { upTo: NotificationId }) =>
      call(markNotificationsRead, what),
    onSuccess: async (answer) => {
      client.setQueryData(routeQuery(countUnreadNotifications, {}).queryKey, answer);
      await client.invalidateQueries({ queryKey: [listNotifications.path] });
    },
  });
}
