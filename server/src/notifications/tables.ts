import type { DeliveryReason, DeliveryState, NotificationChannel } from '@vitrina/contract/deliveries.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import type { NotificationDigest } from '@vitrina/contract/notifications/settings.ts';
import type { LetterChoice, NotificationTopic } from '@vitrina/contract/notifications/topics.ts';
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
    in_bell: Generated<boolean>;
  };
  notification_choices: {
    id: Generated<number>;
    user_id: number;
    cabinet_id: number | null;
    topic: NotificationTopic;
    bell: boolean;
    messenger: boolean;
    letter: LetterChoice;
  };
  notification_quiet_hours: {
    user_id: number;
    quiet_from: number | null;
    quiet_to: number | null;
    digest: NotificationDigest;
  };
  notification_deliveries: {
    id: Generated<number>;
    notification_id: number;
    user_id: number;
    channel: NotificationChannel;
    state: Generated<DeliveryState>;
    reason: DeliveryReason | null;
    due_at: Date;
    give_up_at: Date;
    has_letter_instead: Generated<boolean>;
    taken_until: Date | null;
    attempts: Generated<number>;
    message_id: string | null;
    done_at: Date | null;
  };
};
