import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardPictures, decideCard, isOwnReplaced, type KnownCard, keepOthers } from './decide.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);
const own: CardPictures = { pictures: ['own', 'b', 'c'], colour: 'red' };
const tested: CardPictures = { pictures: ['test', 'b', 'c'], colour: 'red' };
const showing: KnownCard = { seen: tested, imageId: 5, order: null, doubt: null, isChosen: false };
const resting: KnownCard = { seen: own, imageId: null, order: null, doubt: null, isChosen: false };
const order = { imageId: 6, orderedAt: ago(1), isHeard: true, main: null, isFetched: false };
const read = (
  seen: CardPictures | null,
  status?: 'pending' | 'imported' | 'failed' | 'skipped' | 'unknown',
) => ({
  result: status === undefined ? null : { status, message: 'words' },
  seen,
  now: NOW,
});

describe('a card with nothing on its way', () => {
  it('is done when it shows what is wanted, and gets an order when it does not', () => {
    expect(decideCard(showing, 5, read(tested))).toEqual({ kind: 'done', othersChanged: false });
    expect(decideCard(showing, 6, read(tested))).toEqual({ kind: 'order', othersChanged: false });
    expect(decideCard(showing, null, read(tested))).toEqual({ kind: 'order', othersChanged: false });
    expect(decideCard(resting, null, read(own))).toEqual({ kind: 'done', othersChanged: false });
  });

  it('that was not read waits', () => {
    expect(decideCard(showing, 6, read(null))).toEqual({ kind: 'wait' });
  });

  it('keeps what the seller did to the other pictures and to the colour', () => {
    for (const seen of [
      { ...tested, pictures: ['test', 'c'] },
      { ...tested, colour: null },
    ])
      expect(decideCard(showing, 6, read(seen))).toEqual({ kind: 'order', othersChanged: true });
  });

  it('with another main picture than the one of the test belongs to the seller', () => {
    const seen = { ...tested, pictures: ['new', 'b', 'c'] };
    expect(decideCard(showing, 6, read(seen))).toEqual({ kind: 'sellerChanged' });
    expect(decideCard(showing, null, read(seen))).toEqual({ kind: 'sellerChanged' });
    expect(decideCard(resting, 6, read(seen))).toEqual({ kind: 'order', othersChanged: true });
  });
});

it('an image that a person has chosen goes over a main picture of the seller, be it the same as before', () => {
  const seen = { ...tested, pictures: ['new', 'b', 'c'] };
  const chosen = { ...showing, isChosen: true };
  expect(decideCard(chosen, 6, read(seen))).toEqual({ kind: 'orderOver' });
  expect(decideCard(chosen, 5, read(seen))).toEqual({ kind: 'orderOver' });
  expect(decideCard(chosen, 5, read(tested))).toEqual({ kind: 'done', othersChanged: false });
  expect(decideCard({ ...resting, isChosen: true }, 5, read(seen))).toEqual({
    kind: 'order',
    othersChanged: true,
  });
});

describe('an order', () => {
  const ordered: KnownCard = { ...showing, order };
  const seen = { ...tested, pictures: ['other', 'b', 'c'] };

  it('that nobody knows to be heard is sent again', () => {
    const doubtful = { ...ordered, order: { ...order, isHeard: false } };
    expect(decideCard(doubtful, 6, read(tested))).toEqual({ kind: 'repeat' });
  });

  it('that was not heard of for longer than any import takes is not sent again: the card says what became of it', () => {
    const lost = { ...order, orderedAt: ago(30), isHeard: false };
    const doubtful = { ...showing, order: lost };
    const edited = { ...tested, pictures: ['test', 'new'] };
    expect(decideCard(doubtful, 6, read(tested))).toEqual({ kind: 'order', othersChanged: false });
    expect(decideCard(doubtful, 6, read(edited))).toEqual({ kind: 'order', othersChanged: true });
    expect(decideCard(doubtful, 5, read(tested))).toEqual({ kind: 'done', othersChanged: false });
    expect(decideCard(doubtful, 6, read(seen))).toEqual({ kind: 'sellerChanged' });
    expect(decideCard({ ...resting, order: lost }, 6, read(seen))).toEqual({
      kind: 'order',
      othersChanged: true,
    });
    expect(decideCard(doubtful, 6, read(null))).toMatchObject({ kind: 'failed' });
    const repeated = { ...doubtful, doubt: { imageId: 6, main: null, at: ago(5) } };
    expect(decideCard(repeated, 6, read(seen))).toEqual({ kind: 'sellerChanged' });
  });

  it('that was carried out unheard is settled: the marketplace came for its image, or its own picture is back', () => {
    const lost = { ...order, orderedAt: ago(30), isHeard: false };
    const fetched = { ...showing, order: { ...lost, isFetched: true } };
    expect(decideCard(fetched, 6, read(seen))).toEqual({
      kind: 'settled',
      imageId: 6,
      othersChanged: false,
    });
    expect(decideCard(fetched, 6, read(tested))).toMatchObject({ kind: 'order' });
    const restoring = { ...showing, order: { ...lost, imageId: null, main: 'own' } };
    expect(decideCard(restoring, null, read(own))).toEqual({
      kind: 'settled',
      imageId: null,
      othersChanged: false,
    });
    expect(decideCard(restoring, null, read(seen))).toEqual({ kind: 'sellerChanged' });
    expect(decideCard(restoring, null, read(tested))).toMatchObject({ kind: 'order' });
  });

  it('is followed until it ends, whatever is wanted meanwhile', () => {
    expect(decideCard(ordered, null, read(tested, 'pending'))).toEqual({ kind: 'wait' });
    expect(decideCard(ordered, null, read(tested, 'unknown'))).toEqual({ kind: 'wait' });
    expect(decideCard(ordered, null, read(seen, 'imported'))).toEqual({
      kind: 'settled',
      imageId: 6,
      othersChanged: false,
    });
    expect(decideCard(ordered, 6, read(null, 'imported'))).toEqual({ kind: 'wait' });
    expect(decideCard(ordered, 6, read(tested, 'failed'))).toEqual({ kind: 'failed', message: 'words' });
  });

  it('of the own picture over which the seller has put another one keeps that one', () => {
    const back: KnownCard = { ...showing, order: { ...order, imageId: null, main: 'own' } };
    const settled = { kind: 'settled', imageId: null } as const;
    expect(decideCard(back, null, read(own, 'imported'))).toEqual({ ...settled, othersChanged: false });
    expect(decideCard(back, null, read(seen, 'imported'))).toEqual({ ...settled, othersChanged: true });
    const isReplaced = (card: KnownCard, pictures: CardPictures, wanted: number | null) =>
      isOwnReplaced(card, decideCard(card, wanted, read(pictures, 'imported')), pictures);
    expect([isReplaced(back, own, 6), isReplaced(back, seen, 6)]).toEqual([false, true]);
    // Back already; and an image of the test, whose address nobody knows.
    expect([isReplaced(resting, own, 6), isReplaced(resting, seen, 6)]).toEqual([false, true]);
    expect([isReplaced(ordered, seen, 6), isReplaced(showing, tested, 6)]).toEqual([false, false]);
  });

  it('that was skipped was an earlier sending of it, or comes to nothing in half an hour', () => {
    expect(decideCard(ordered, 6, read(seen, 'skipped'))).toMatchObject({ kind: 'settled', imageId: 6 });
    expect(decideCard(ordered, 6, read(tested, 'skipped'))).toEqual({ kind: 'wait' });
    const late = { ...ordered, order: { ...order, orderedAt: ago(30) } };
    expect(decideCard(late, 6, read(tested, 'skipped'))).toMatchObject({ kind: 'failed' });
    expect(decideCard(late, 6, read(tested, 'pending'))).toMatchObject({ kind: 'failed' });
  });

  it('sees an edit of the other pictures that happened meanwhile', () => {
    const edited = { ...seen, pictures: ['other', 'c'] };
    expect(decideCard(ordered, 6, read(edited, 'imported'))).toMatchObject({ othersChanged: true });
  });
});

describe('an order that was sent twice', () => {
  const seen = { ...tested, pictures: ['late', 'b', 'c'] };
  const doubt = { imageId: 7, main: null, at: ago(29) };

  it('may change the card after one sending has failed: that is no edit of the seller', () => {
    const late = { kind: 'settled', imageId: 7, othersChanged: false };
    expect(decideCard({ ...resting, doubt }, null, read(seen))).toEqual(late);
    expect(decideCard({ ...showing, doubt }, 5, read(seen))).toEqual(late);
  });

  it('of the own picture explains that one and no other', () => {
    const back = { imageId: null, main: 'own', at: ago(29) };
    const given = { ...showing, doubt: back };
    expect(decideCard(given, 5, read(own))).toMatchObject({ kind: 'settled', imageId: null });
    expect(decideCard(given, 5, read(seen))).toEqual({ kind: 'sellerChanged' });
    expect(decideCard({ ...resting, doubt: back }, null, read(seen))).toEqual({
      kind: 'done',
      othersChanged: true,
    });
  });

  it('explains nothing any more after half an hour', () => {
    const old = { ...doubt, at: ago(30) };
    expect(decideCard({ ...showing, doubt: old }, 5, read(seen))).toEqual({ kind: 'sellerChanged' });
  });
});

it('the main picture of the seller stays the first of what is put back, once', () => {
  const pictures = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
  fc.assert(
    fc.property(pictures, pictures, (before, after) => {
      const seen = { pictures: ['test', ...after.slice(1)], colour: null };
      const kept = keepOthers({ pictures: before, colour: null }, seen, false);
      expect(kept.pictures[0]).toBe(before[0]);
      expect(new Set(kept.pictures).size).toBe(kept.pictures.length);
      expect(kept.pictures).not.toContain('test');
      expect(keepOthers({ pictures: before, colour: null }, seen, true)).toBe(seen);
    }),
  );
});
