import { AbImageId } from '@vitrina/contract/ids.ts';
import { describe, expect, test } from 'vitest';
import { keptAtStop, listStateNotes, pointsAtStop } from './test-state.ts';

const RUNNING = { status: 'running', pauseReason: null, finishReason: null, card: 'testing' } as const;

describe('why a test stands as it does', () => {
  test('a running one needs no words', () => {
    expect(listStateNotes(RUNNING)).toEqual([]);
  });

  test('a paused one says why, and what became of the card', () => {
    const paused = {
      ...RUNNING,
      status: 'paused',
      pauseReason: 'readOnlyKey',
      card: 'restoring',
    } as const;
    expect(listStateNotes(paused)).toEqual([
      { of: 'pauses', key: 'readOnlyKey', isAlert: true },
      { of: 'cards', key: 'restoring', isAlert: false },
    ]);
  });

  test('the reason of a pause is no reason of an end', () => {
    const finished = {
      status: 'finished',
      pauseReason: 'error',
      finishReason: 'expired',
      card: 'sellerChanged',
    } as const;
    expect(listStateNotes(finished)).toEqual([
      { of: 'finishes', key: 'expired', isAlert: false },
      { of: 'cards', key: 'sellerChanged', isAlert: true },
    ]);
  });
});

describe('what a stop costs', () => {
  const launchedAt = '2026-11-20T09:00:00Z';

  test('nothing before the first change of the picture, the whole price after it', () => {
    expect(pointsAtStop({ launchedAt: null, pricePoints: 500 })).toEqual({ kind: 'none' });
    expect(pointsAtStop({ launchedAt, pricePoints: 500 })).toEqual({ kind: 'charged', amount: 500 });
  });

  test('a test without a price is free at any time', () => {
    expect(pointsAtStop({ launchedAt, pricePoints: 0 })).toEqual({ kind: 'free' });
    expect(pointsAtStop({ launchedAt: null, pricePoints: 0 })).toEqual({ kind: 'free' });
  });
});

describe('what stays on the card', () => {
  const winner = AbImageId.parse(2);
  const better = {
    kind: 'better',
    imageId: winner,
    otherImageId: AbImageId.parse(1),
    lift: { value: 0.1, low: 0.02, high: 0.2 },
    lossPerThousand: 0.1,
  } as const;
  const settings = (appliesWinner: boolean) => ({ settings: { appliesWinner } }) as never;

  test('the winner, if the settings say so and there is one', () => {
    expect(keptAtStop(settings(true), better)).toBe(winner);
    expect(keptAtStop(settings(false), better)).toBeNull();
    expect(keptAtStop(settings(true), { kind: 'noDifference', withinPercent: 3 })).toBeNull();
    expect(keptAtStop(settings(true), undefined)).toBeNull();
  });
});
