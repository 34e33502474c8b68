import { RadarChange } from '@vitrina/contract/radar/changes.ts';

/** A line of the feed for tests: a price that has fallen. */
export function sampleChange(rest: Partial<Record<keyof RadarChange, unknown>> = {}): RadarChange {
  const at = '2026-03-02T08:00:00.000Z';
  return RadarChange.parse({
    id: 1,
    sku: 501,
    name: 'Kettle',
    imageUrl: null,
    isOwn: false,
    from: at,
    at,
    difference: { kind: 'price', was: 120_000, now: 99_000 },
    importance: 'normal',
    times: 1,
    lastAt: at,
    isBack: false,
    isUnseen: true,
    acknowledged: null,
    ...rest,
  });
}
