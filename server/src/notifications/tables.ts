import type { NotificationEvent } from '@vitrina/contract/notifications.ts';
import type { Generated } from 'kysely';

export type NotificationsTables = {
  notifications: {
    id: Generated<number>;
    user_id: number;
    cabinet_id: number | null;
    event: NotificationEvent;
    at: Date;
    is_read: Generated<boolean>;
    once_key: string | null;
  };
};
