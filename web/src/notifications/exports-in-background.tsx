import { useQueryClient } from '@tanstack/react-query';
import { listNotifications } from '@vitrina/contract/notifications/notifications.ts';
import { countUnreadNotifications } from '@vitrina/contract/unread-notifications.ts';
import { useEffect, useRef } from 'react';
import { ExportsPanel } from '../exports/exports-panel.tsx';
import { useExports } from '../exports/use-exports.ts';

/** Files under way, on every screen. One that ends is an item of the bell, which then need not wait for its next look. */
export function ExportsInBackground() {
  const client = useQueryClient();
  const running = useExports().running.length;
  const before = useRef(running);
  useEffect(() => {
    if (running < before.current) {
      for (const { path } of [countUnreadNotifications, listNotifications]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
    }
    before.current = running;
  }, [client, running]);
  return <ExportsPanel />;
}
