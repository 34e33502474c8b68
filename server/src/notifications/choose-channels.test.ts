import { NotificationTopic, TOPIC_RULES } from '@vitrina/contract/notifications/topics.ts';
import { expect, test } from 'vitest';
import { chooseChannels } from './choose-channels.ts';

const OFF = { bell: false, messenger: false, letter: 'off' } as const;
const ON = { bell: true, messenger: true, letter: 'on' } as const;

test.each(NotificationTopic.options)(
  '%s: the cabinet comes before all, and a choice before the default',
  (topic) => {
    const of = (isOwner: boolean, ofCabinet: typeof ON | null, ofAll: typeof OFF | null) =>
      chooseChannels(topic, { isOwner, ofCabinet, ofAll });
    expect(of(true, ON, OFF)).toEqual({ choice: ON, from: 'cabinet' });
    expect(of(true, null, OFF)).toEqual({ choice: OFF, from: 'all' });
    expect(of(true, null, null)).toEqual({ choice: TOPIC_RULES[topic].owner, from: 'default' });
    expect(of(false, null, null)).toEqual({ choice: TOPIC_RULES[topic].others, from: 'default' });
  },
);

test('everything is in the bell until somebody decides otherwise, and messages of a cabinet are its owner’s', () => {
  for (const { owner, others } of Object.values(TOPIC_RULES)) {
    expect([owner.bell, others.bell]).toEqual([true, true]);
    expect(others.messenger).toBe(false);
  }
  const inMessenger = NotificationTopic.options.filter((topic) => TOPIC_RULES[topic].owner.messenger);
  expect(inMessenger).toEqual(['positions', 'jumps', 'radar', 'piggyBackers', 'tests', 'access']);
});
