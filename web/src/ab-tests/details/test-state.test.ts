import { AbImageId } from '@vitrina/contract/ids.ts';
import { describe, expect, test } from 'vitest';
import { appliedImage, keptAtStop, launchedBy, listStateNotes, needsKey } from './test-state.ts';

const RUNNING = {
  status: 'running',
  pauseReason: null,
  pauseDetails: '',
  finishReason: null,
  card: 'testing',
  appliedImageId: null,
} as const;

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

  test('a photo of the seller that paused it is no failure', () => {
    const edited = { ...RUNNING, status: 'paused', pauseReason: 'error', card: 'sellerChanged' } as const;
    expect(listStateNotes(edited)).toEqual([
      { of: 'pauses', key: 'sellerChanged', isAlert: true },
      { of: 'cards', key: 'sellerChanged', isAlert: true },
    ]);
    expect(listStateNotes({ ...edited, pauseDetails: 'IMAGE_TOO_DARK' })[0]?.key).toBe('error');
  });

  test('the reason of a pause is no reason of an end', () => {
    const finished = {
      status: 'finished',
      pauseReason: 'error',
      pauseDetails: '',
      finishReason: 'expired',
      card: 'sellerChanged',
      appliedImageId: null,
    } as const;
    expect(listStateNotes(finished)).toEqual([
      { of: 'finishes', key: 'expired', isAlert: false },
      { of: 'cards', key: 'sellerChanged', isAlert: true },
    ]);
  });
});

test.each([
  ['readOnlyKey', '', true],
  ['error', 'Invalid Api-Key', true],
  ['error', 'Api-key is deactivated, use another one or generate a new one', true],
  ['error', 'IMAGE_TOO_DARK', false],
  ['error', '', false],
  ['campaignExpired', '', false],
] as const)('a pause by %s (%s) waits for a key: %s', (pauseReason, pauseDetails, isWaiting) => {
  expect(needsKey({ pauseReason, pauseDetails })).toBe(isWaiting);
});

test('a launch takes half an hour from the start or from the last resumption', () => {
  expect(launchedBy({ runningSince: '2026-11-20T12:00:00.000Z' })).toBe('2026-11-20T12:30:00.000Z');
  expect(launchedBy({ runningSince: null })).toBeNull();
});

test('a chosen image on its way to the card is no original on its way back', () => {
  const applying = {
    ...RUNNING,
    status: 'finished',
    card: 'restoring',
    appliedImageId: AbImageId.parse(2),
  } as const;
  expect(listStateNotes(applying)).toEqual([{ of: 'cards', key: 'applying', isAlert: false }]);
});

test('an applied image is on the card until the card is another one', () => {
  const appliedImageId = AbImageId.parse(2);
  expect(appliedImage({ card: 'winner', appliedImageId })).toBe(appliedImageId);
  expect(appliedImage({ card: 'restoring', appliedImageId })).toBe(appliedImageId);
  expect(appliedImage({ card: 'sellerChanged', appliedImageId })).toBeNull();
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
  const settings = (appliesWinner: boolean, card = 'testing') =>
    ({ card, settings: { appliesWinner } }) as never;

  test('the winner, if the settings say so and there is one', () => {
    expect(keptAtStop(settings(true), better)).toBe(winner);
    expect(keptAtStop(settings(false), better)).toBeNull();
    expect(keptAtStop(settings(true), { kind: 'noDifference', withinPercent: 3 })).toBeNull();
    expect(keptAtStop(settings(true), undefined)).toBeNull();
  });

  test('no winner over a photo that the seller has put there', () => {
    expect(keptAtStop(settings(true, 'sellerChanged'), better)).toBeNull();
  });
});
