import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import {
  getNotificationSettings,
  type NotificationDigest,
  type NotificationQuietHours,
  type NotificationSettings,
  saveNotificationChoice,
  saveNotificationQuiet,
} from '@vitrina/contract/notifications/settings.ts';
import type { NotificationChoice, NotificationTopic } from '@vitrina/contract/notifications/topics.ts';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

export type Scope = { cabinetId?: CabinetId };
type Chosen = { topic: NotificationTopic; choice: NotificationChoice | null };
type Quiet = { quiet: NotificationQuietHours | null; digest: NotificationDigest };

/** What holds for the person, and each change of it, which is saved alone. */
export function useNotificationSettings(scope: Scope) {
  const client = useQueryClient();
  const query = routeQuery(getNotificationSettings, scope);
  const settings = useQuery({ ...query, staleTime: 0, refetchOnWindowFocus: true });
  /** Shown before the server confirms it; what it refuses goes back. */
  async function show(change: (shown: NotificationSettings) => NotificationSettings): Promise<void> {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData<NotificationSettings>(query.queryKey, (shown) => shown && change(shown));
  }
  const goBack = () => client.invalidateQueries({ queryKey: query.queryKey });
  const choose = useMutation({
    mutationFn: (chosen: Chosen) => call(saveNotificationChoice, { ...scope, ...chosen }),
    onMutate: ({ topic, choice }) =>
      show((shown) => ({
        ...shown,
        topics: shown.topics.map((one) =>
          one.topic === topic && choice !== null ? { ...one, choice } : one,
        ),
      })),
    onError: goBack,
    onSuccess: async (answer) => {
      client.setQueryData(query.queryKey, answer);
      // A choice for all holds in cabinets too.
      await client.invalidateQueries({ queryKey: [getNotificationSettings.path], refetchType: 'none' });
    },
  });
  const saveQuiet = useMutation({
    mutationFn: (quiet: Quiet) => call(saveNotificationQuiet, quiet),
    onMutate: (quiet) => show((shown) => ({ ...shown, ...quiet })),
    onError: goBack,
    onSuccess: () => client.invalidateQueries({ queryKey: [getNotificationSettings.path] }),
  });
  return { settings, choose, saveQuiet };
}
