import { z } from 'zod';
import type { Store } from '../platform/open-store.ts';

const Seconds = z.int().min(0).max(3600);
const Deviation = z.number().min(0).max(1);

/** How the world behaves, beside what goes wrong in it. */
export const Settings = z.strictObject({
  /** From the order of pictures to the card that has them: the shortest and the longest time. */
  pictureSeconds: z.tuple([Seconds, Seconds]).refine(([least, most]) => least <= most, {
    message: 'the shortest time first',
  }),
  /** How late the counters of advertising are, and how often they are renewed. */
  counterDelayMinutes: z.int().min(0).max(720),
  counterStepMinutes: z.int().min(1).max(60),
  /** By how much a day is corrected at most when the next one is nine hours old. */
  correctionPercent: z.number().min(0).max(50),
  /** Moods of an hour: how many buyers come, and how readily they click. */
  viewsNoise: Deviation,
  clicksNoise: Deviation,
  /** How long buyers still see the former main picture. */
  carryOverMinutes: z.int().min(0).max(720),
});
export type Settings = z.infer<typeof Settings>;

export const SettingsOrder = Settings.partial();
type SettingsOrder = z.infer<typeof SettingsOrder>;

// The real task takes from seconds to some minutes. The real API names no delay of counters; an hour, renewed every five
// minutes, is what clients must be ready for.
const USUAL: Settings = {
  pictureSeconds: [30, 180],
  counterDelayMinutes: 60,
  counterStepMinutes: 5,
  correctionPercent: 0,
  viewsNoise: 0.07,
  clicksNoise: 0.1,
  carryOverMinutes: 0,
};

/** What held at a moment; a change says nothing about the time before it. */
export type SettingsReader = {
  at(atMs: number): Settings;
  /** Another one after every change. */
  stamp(): number;
};

export type SettingsBoard = SettingsReader & { change(atMs: number, order: SettingsOrder): Settings };

/** A world that is always as it usually is. */
export const USUAL_SETTINGS: SettingsReader = { at: () => USUAL, stamp: () => 0 };

const Kept = z.object({ atMs: z.number(), settings: Settings });

export function openSettings(store: Store): SettingsBoard {
  const kept = store.collection('settings', Kept);
  const at = (atMs: number) => kept.list().findLast((one) => one.atMs <= atMs)?.settings ?? USUAL;
  return {
    at,
    stamp: () => kept.list().length,
    change(atMs, order) {
      const settings = Settings.parse({ ...at(atMs), ...order });
      kept.put(String(kept.list().length), { atMs, settings });
      return settings;
    },
  };
}
