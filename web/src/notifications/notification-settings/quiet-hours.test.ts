import { NotificationQuietHours } from '@vitrina/contract/notifications/settings.ts';
import { expect, test } from 'vitest';
import { HOURS, startingAt, USUAL_NIGHT } from './quiet-hours.ts';

test('quiet hours never begin when they end', () => {
  for (const { value } of HOURS) {
    for (const { value: to } of HOURS) {
      const hours = startingAt({ from: (Number(to) + 1) % 24, to: Number(to) }, Number(value));
      expect(NotificationQuietHours.safeParse(hours).success).toBe(true);
      expect(hours.from).toBe(Number(value));
    }
  }
  expect(startingAt({ from: 20, to: 23 }, 23)).toEqual({ from: 23, to: 0 });
  expect(startingAt(USUAL_NIGHT, 23)).toEqual({ from: 23, to: 8 });
});
