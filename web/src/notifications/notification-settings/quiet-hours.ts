import type { NotificationQuietHours } from '@vitrina/contract/notifications/settings.ts';

export const USUAL_NIGHT: NotificationQuietHours = { from: 22, to: 8 };

export const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The same hour twice would be no hours: then they end an hour later. */
export function startingAt({ to }: NotificationQuietHours, from: number): NotificationQuietHours {
  return { from, to: to === from ? (from + 1) % HOURS.length : to };
}
