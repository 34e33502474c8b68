import type { AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import { AbImageId } from '@vitrina/contract/ids.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import { listMissing, phaseOf, proposedImage, verdictSentence, verdictTone } from './verdict-sentence.ts';

const [FIRST, SECOND, GONE] = [11, 12, 13].map((id) => AbImageId.parse(id)) as [
  AbImageId,
  AbImageId,
  AbImageId,
];
const numberOf = (id: AbImageId) =>
  new Map([
    [FIRST, 1],
    [SECOND, 2],
  ]).get(id);
const format = createFormat('en');
const sentence = (verdict: AbVerdict, isFinished = false) =>
  verdictSentence(verdict, { numberOf, isFinished, format });

const MISSING = { days: 0, windows: 0, hourImageIds: [], isUnbalanced: false };
const LEADS: AbVerdict = { kind: 'leads', imageId: SECOND, chance: 0.714, otherImageId: FIRST };
const BETTER: AbVerdict = {
  kind: 'better',
  imageId: SECOND,
  otherImageId: FIRST,
  lift: { value: 0.12, low: 0.04, high: 0.21 },
  lossPerThousand: 0.21,
};

describe('the sentence of a verdict', () => {
  test('a leader is named with its chance and with the one it could still be worse than', () => {
    expect(sentence(LEADS)).toEqual({ key: 'leads', values: { image: 2, other: 1, chance: '71%' } });
  });

  test('a winner has its interval, and the promised loss is rounded up', () => {
    expect(sentence(BETTER)).toEqual({
      key: 'better',
      values: { image: 2, other: 1, lift: '+12%', low: '4', high: '21', loss: '0.3' },
    });
  });

  test('no difference is as wide as its widest image', () => {
    expect(sentence({ kind: 'noDifference', withinPercent: 2.1 })).toEqual({
      key: 'noDifference',
      values: { within: '3' },
    });
  });

  test('too little data is another thing once the test has ended', () => {
    const verdict: AbVerdict = { kind: 'notEnough', missing: MISSING };
    expect(sentence(verdict).key).toBe('notEnough');
    expect(sentence(verdict, true).key).toBe('notEnoughFinished');
  });

  test('the warm-up has a moment at which it ends', () => {
    expect(sentence({ kind: 'warmUp', until: '2026-11-20T12:00:00Z' }).values['at']).toContain('15:00');
  });

  test('an image that is gone has no number', () => {
    expect(sentence({ ...LEADS, imageId: GONE }).values['image']).toBe('–');
  });
});

test('green is for a winner alone', () => {
  const kinds = ['warmUp', 'notEnough', 'leads', 'better', 'noDifference'] as const;
  expect(kinds.filter((kind) => verdictTone({ kind }) === 'success')).toEqual(['better']);
});

describe('what is missing', () => {
  test('each piece by itself, and nothing of what is there', () => {
    expect(listMissing(MISSING, numberOf)).toEqual([]);
    expect(
      listMissing({ days: 2, windows: 9, hourImageIds: [SECOND, GONE], isUnbalanced: true }, numberOf),
    ).toEqual([
      { key: 'days', values: { count: 2 } },
      { key: 'windows', values: { count: 9 } },
      { key: 'hours', values: { count: 1, images: '2' } },
      { key: 'balance', values: {} },
    ]);
  });

  test('never counts what is not missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), (days, windows) => {
        const pieces = listMissing({ ...MISSING, days, windows }, numberOf);
        return pieces.every(({ values }) => !('count' in values) || values.count > 0);
      }),
    );
  });
});

describe('the phase', () => {
  const launched = { status: 'running', launchedAt: '2026-11-20T09:00:00Z' } as const;
  const of = (verdict: AbVerdict) => ({ verdict });

  test('begins before the first image is up', () => {
    expect(phaseOf({ status: 'running', launchedAt: null }, undefined)).toBe('launching');
    expect(phaseOf({ status: 'paused', launchedAt: null }, undefined)).toBe('launching');
    expect(phaseOf({ status: 'finished', launchedAt: null }, undefined)).toBe('counted');
  });

  test('is the warm-up as long as the verdict says so', () => {
    expect(phaseOf(launched, of({ kind: 'warmUp', until: '2026-11-20T15:00:00Z' }))).toBe('warmUp');
    expect(phaseOf(launched, of(LEADS))).toBe('counted');
  });
});

test('the winner is proposed, else the leader, else the original', () => {
  const images = [
    { id: FIRST, isOriginal: false },
    { id: GONE, isOriginal: true },
  ];
  expect(proposedImage(images, BETTER)).toBe(SECOND);
  expect(proposedImage(images, LEADS)).toBe(SECOND);
  expect(proposedImage(images, { kind: 'notEnough', missing: MISSING })).toBe(GONE);
  expect(proposedImage(images.slice(0, 1), undefined)).toBe(FIRST);
  expect(proposedImage([], undefined)).toBeUndefined();
});
