import type { NotificationTopic } from '@vitrina/contract/notifications/topics.ts';
import { type NotificationChoice, TOPIC_RULES } from '@vitrina/contract/notifications/topics.ts';

type Given = {
  isOwner: boolean;
  /** What the person has chosen for the cabinet, and for all of them. */
  ofCabinet: NotificationChoice | null;
  ofAll: NotificationChoice | null;
};

/** Where a person hears of a topic, and who has decided so. */
export function chooseChannels(
  topic: NotificationTopic,
  { isOwner, ofCabinet, ofAll }: Given,
): { choice: NotificationChoice; from: 'cabinet' | 'all' | 'default' } {
  if (ofCabinet) return { choice: ofCabinet, from: 'cabinet' };
  if (ofAll) return { choice: ofAll, from: 'all' };
  return { choice: TOPIC_RULES[topic][isOwner ? 'owner' : 'others'], from: 'default' };
}
