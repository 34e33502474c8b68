import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, it } from 'vitest';
import { next } from './next.ts';
import type { AbEvent, AbState, Effect, ShowFacts, StartFacts } from './states.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

const SHOW: ShowFacts = {
  images: 2,
  campaigns: 1,
  cardPictures: 15,
  otherTestName: null,
  canChangePictures: true,
  advertising: 'running',
};
const START: StartFacts = {
  ...SHOW,
  pricePoints: 490,
  forceFinishMs: 14 * DAY_MS,
  intervalMinutes: 60,
  leastIntervalMinutes: 60,
  activeTests: 0,
  mostActiveTests: 1,
};
const begun = {
  since: NOW,
  finishesBy: later(14 * DAY_MS),
  isHeld: true,
  hasRotated: false,
  isCardTheirs: false,
  phase: 'rotation' as const,
};
const setup: AbState = { status: 'setup' };
const running: Extract<AbState, { status: 'running' }> = { status: 'running', ...begun };
const paused: Extract<AbState, { status: 'paused' }> = { status: 'paused', ...begun, reason: 'manually' };
const finished: AbState = { status: 'finished', reason: 'manually', isArchived: false };
const deleted: AbState = { status: 'deleted' };

const start = (facts: Partial<StartFacts> = {}): AbEvent => ({
  kind: 'start',
  facts: { ...START, ...facts },
});
const resume = (facts: Partial<ShowFacts & { runningTests: number }> = {}): AbEvent => ({
  kind: 'resume',
  facts: { ...SHOW, runningTests: 0, mostActiveTests: 1, ...facts },
});
const apply: AbEvent = {
  kind: 'apply',
  image: { imageId: 5, imageNumber: 1 },
  facts: { otherTestName: null, canChangePictures: true },
};
const archive = (archivedTests: number): AbEvent => ({
  kind: 'archive',
  archivedTests,
  mostArchivedTests: 10,
});
const exclude = (imagesLeft: number): AbEvent => ({ kind: 'exclude', imageNumber: 3, imagesLeft });

const refusalOf = (state: AbState, event: AbEvent) => {
  const judged = next(state, event, NOW);
  return 'refusal' in judged ? [judged.refusal, judged.meta] : undefined;
};
function changeOf(state: AbState, event: AbEvent, now = NOW) {
  const judged = next(state, event, now);
  if ('refusal' in judged) throw new Error(judged.refusal);
  return judged;
}
const kindsOf = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);

describe('a start', () => {
  it('sets the price aside until the forced end, and puts the first image up', () => {
    const { state, effects } = changeOf(setup, start());
    expect(state).toEqual({ ...running, phase: 'launching' });
    expect(effects[0]).toEqual({ kind: 'placeHold', points: 490, until: later(14 * DAY_MS) });
    expect(kindsOf(effects)).toEqual(['placeHold', 'launch', 'log']);
  });

  it('of a picture against itself costs nothing', () => {
    const { state, effects } = changeOf(setup, start({ pricePoints: 0 }));
    expect(state).toMatchObject({ isHeld: false });
    expect(kindsOf(effects)).toEqual(['launch', 'log']);
  });

  it.each([
    ['one image', { images: 1 }, 'abTest.tooFewImages', { minimum: 2 }],
    ['no campaign', { campaigns: 0 }, 'abTest.tooFewCampaigns', { minimum: 1 }],
    ['a short interval', { intervalMinutes: 30 }, 'abTest.intervalTooShort', { minutes: 60 }],
    [
      'no interval is long enough',
      { leastIntervalMinutes: undefined },
      'abTest.intervalTooShort',
      { minutes: 1440 },
    ],
    ['an end within a day', { forceFinishMs: DAY_MS - 1 }, 'abTest.forceFinishRange', { least: 1, most: 90 }],
    [
      'an end after 90 days',
      { forceFinishMs: 90 * DAY_MS + 1 },
      'abTest.forceFinishRange',
      { least: 1, most: 90 },
    ],
    ['a full plan', { activeTests: 1 }, 'abTest.activeLimit', { maximum: 1 }],
    ['no plan', { mostActiveTests: 0 }, 'abTest.activeLimit', { maximum: 0 }],
    ['another test of the product', { otherTestName: 'Кружка' }, 'abTest.otherTest', { name: 'Кружка' }],
    ['a read-only key', { canChangePictures: false }, 'abTest.readOnlyKey', {}],
    ['sixteen pictures', { cardPictures: 16 }, 'abTest.tooManyImages', { maximum: 15 }],
    ['no advertising key', { advertising: 'noKey' as const }, 'abTest.noAdvertisingKey', {}],
    ['no campaign that runs', { advertising: 'stopped' as const }, 'abTest.campaignsEnded', {}],
  ])('with %s is refused by its own sentence', (_, facts, key, meta) => {
    expect(refusalOf(setup, start(facts))).toEqual([key, meta]);
  });
});

it('a start may end by force on the first and on the last day of the bounds', () => {
  for (const forceFinishMs of [DAY_MS, 90 * DAY_MS])
    expect(refusalOf(setup, start({ forceFinishMs }))).toBeUndefined();
});

describe('what comes at the wrong time', () => {
  const update: AbEvent = { kind: 'update' };
  const pause: AbEvent = { kind: 'pause' };
  const finish: AbEvent = { kind: 'finish', winner: null };
  const remove: AbEvent = { kind: 'delete' };
  const unarchive: AbEvent = { kind: 'unarchive' };

  it.each<
    [string, AbEvent, Record<'setup' | 'running' | 'paused' | 'finished' | 'deleted', string | undefined>]
  >([
    [
      'update',
      update,
      {
        setup: undefined,
        running: 'abTest.running',
        paused: 'abTest.running',
        finished: 'abTest.notInSetup',
        deleted: 'abTest.deleted',
      },
    ],
    [
      'start',
      start(),
      {
        setup: undefined,
        running: 'abTest.notInSetup',
        paused: 'abTest.notInSetup',
        finished: 'abTest.notInSetup',
        deleted: 'abTest.notFound',
      },
    ],
    [
      'pause',
      pause,
      {
        setup: 'abTest.notRunning',
        running: undefined,
        paused: 'abTest.notRunning',
        finished: 'abTest.notRunning',
        deleted: 'abTest.notFound',
      },
    ],
    [
      'resume',
      resume(),
      {
        setup: 'abTest.notPaused',
        running: 'abTest.notPaused',
        paused: undefined,
        finished: 'abTest.notPaused',
        deleted: 'abTest.notFound',
      },
    ],
    [
      'finish',
      finish,
      {
        setup: 'abTest.notStarted',
        running: undefined,
        paused: undefined,
        finished: 'abTest.alreadyFinished',
        deleted: 'abTest.notFound',
      },
    ],
    [
      'delete',
      remove,
      {
        setup: undefined,
        running: 'abTest.notFinished',
        paused: 'abTest.notFinished',
        finished: undefined,
        deleted: 'abTest.notFound',
      },
    ],
    [
      'archive',
      archive(0),
      {
        setup: 'abTest.notFinished',
        running: 'abTest.notFinished',
        paused: 'abTest.notFinished',
        finished: undefined,
        deleted: 'abTest.notFound',
      },
    ],
    [
      'unarchive',
      unarchive,
      {
        setup: 'abTest.notFinished',
        running: 'abTest.notFinished',
        paused: 'abTest.notFinished',
        finished: undefined,
        deleted: 'abTest.notFound',
      },
    ],
    [
      'apply',
      apply,
      {
        setup: 'abTest.notFinished',
        running: 'abTest.notFinished',
        paused: 'abTest.notFinished',
        finished: undefined,
        deleted: 'abTest.notFound',
      },
    ],
    [
      'exclude',
      exclude(2),
      {
        setup: 'abTest.notRunning',
        running: undefined,
        paused: 'abTest.notRunning',
        finished: 'abTest.notRunning',
        deleted: 'abTest.notFound',
      },
    ],
  ])('%s has its own sentence in every state', (_, event, expected) => {
    const states = { setup, running, paused, finished, deleted };
    for (const [name, state] of Object.entries(states))
      expect([name, refusalOf(state, event)?.[0]]).toEqual([name, expected[name as keyof typeof expected]]);
  });

  it('reports about a test that does not run change nothing', () => {
    const reports: AbEvent[] = [
      { kind: 'launched' },
      { kind: 'timePassed', winner: null },
      { kind: 'completed', winner: null },
      { kind: 'interrupted', reason: 'error', details: 'x' },
      { kind: 'campaignsEnded', winner: null },
    ];
    for (const state of [setup, finished, deleted])
      for (const event of reports) expect(next(state, event, NOW)).toEqual({ state, effects: [] });
  });
});

describe('a running test', () => {
  it('warms up once its first image is up, and people hear of it', () => {
    const { state, effects } = changeOf({ ...running, phase: 'launching' }, { kind: 'launched' });
    expect(state).toMatchObject({ phase: 'warmUp' });
    expect(kindsOf(effects)).toEqual(['planWarmUp', 'log', 'notify']);
    expect(changeOf(running, { kind: 'launched' }).effects).toEqual([]);
  });

  it('that is not up within half an hour is paused with an error', () => {
    const launching = { ...running, phase: 'launching' as const };
    const limit = AB_BOUNDS.launchMinutes * MINUTE_MS;
    expect(changeOf(launching, { kind: 'timePassed', winner: null }, later(limit - 1)).effects).toEqual([]);
    expect(changeOf(launching, { kind: 'timePassed', winner: null }, later(limit)).state).toMatchObject({
      status: 'paused',
      reason: 'error',
    });
    expect(changeOf(running, { kind: 'timePassed', winner: null }, later(5 * HOUR_MS)).effects).toEqual([]);
  });

  it('goes on without an excluded image as long as two are left', () => {
    expect(kindsOf(changeOf(running, exclude(2)).effects)).toEqual(['replan', 'log']);
    expect(kindsOf(changeOf({ ...running, phase: 'launching' }, exclude(2)).effects)).toEqual(['log']);
    expect(refusalOf(running, exclude(1))).toEqual(['abTest.tooFewImages', { minimum: 2 }]);
  });

  it('that is paused has its own pictures back, and people hear of it unless they did it', () => {
    const byHand = changeOf(running, { kind: 'pause' });
    expect(byHand.state).toEqual({ ...paused });
    expect(kindsOf(byHand.effects)).toEqual(['endWindows', 'restoreCard', 'log']);
    const byItself = changeOf(running, { kind: 'interrupted', reason: 'readOnlyKey', details: 'no role' });
    expect(byItself.state).toMatchObject({ status: 'paused', reason: 'readOnlyKey' });
    expect(kindsOf(byItself.effects)).toEqual(['endWindows', 'restoreCard', 'log', 'notify']);
    expect(byItself.effects[2]).toMatchObject({ line: { reason: 'readOnlyKey', details: 'no role' } });
  });
});

describe('a paused test', () => {
  it('goes on with another schedule; one that was warming up begins again', () => {
    const { state, effects } = changeOf(paused, resume(), later(HOUR_MS));
    expect(state).toEqual({ ...running, since: later(HOUR_MS) });
    expect(kindsOf(effects)).toEqual(['replan', 'log']);
    const again = changeOf({ ...paused, phase: 'warmUp' }, resume());
    expect(again.state).toMatchObject({ phase: 'launching' });
    expect(kindsOf(again.effects)).toEqual(['launch', 'log']);
  });

  it.each([
    ['one image', { images: 1 }, 'abTest.noCurrentImages'],
    ['a full plan', { runningTests: 1 }, 'abTest.activeLimit'],
    ['a read-only key', { canChangePictures: false }, 'abTest.readOnlyKey'],
    ['sixteen pictures', { cardPictures: 16 }, 'abTest.tooManyImages'],
    ['no campaign that runs', { advertising: 'stopped' as const }, 'abTest.campaignsEnded'],
  ])('with %s is not resumed', (_, facts, key) => {
    expect(refusalOf(paused, resume(facts))?.[0]).toBe(key);
  });

  it('ends by force too', () => {
    expect(changeOf(paused, { kind: 'timePassed', winner: null }, paused.finishesBy).state).toMatchObject({
      reason: 'expired',
    });
  });
});

describe('the end', () => {
  it.each<[string, AbEvent, Date, string]>([
    ['by hand', { kind: 'finish', winner: null }, NOW, 'manually'],
    ['by its targets', { kind: 'completed', winner: null }, NOW, 'completed'],
    ['by force', { kind: 'timePassed', winner: null }, running.finishesBy, 'expired'],
    ['by its campaigns', { kind: 'campaignsEnded', winner: null }, NOW, 'campaignExpired'],
  ])('%s puts the card back and ends the hold', (_, event, now, reason) => {
    const { state, effects } = changeOf({ ...running, hasRotated: true }, event, now);
    expect(state).toEqual({ status: 'finished', reason, isArchived: false });
    expect(kindsOf(effects).slice(0, 4)).toEqual(['endWindows', 'charge', 'log', 'restoreCard']);
  });

  it('of a test that is to leave its winner there does, and nothing is put back', () => {
    const winner = { imageId: 5, imageNumber: 2 };
    const { effects } = changeOf(running, { kind: 'completed', winner });
    expect(kindsOf(effects)).not.toContain('restoreCard');
    expect(effects).toContainEqual({ kind: 'applyImage', imageId: 5 });
    const late = changeOf(paused, { kind: 'timePassed', winner }, paused.finishesBy);
    expect(late.effects).toContainEqual({ kind: 'applyImage', imageId: 5 });
    for (const kind of ['finish', 'campaignsEnded'] as const)
      for (const state of [running, paused]) {
        const ended = changeOf(state, { kind, winner });
        expect(ended.effects).toContainEqual({ kind: 'applyImage', imageId: 5 });
        expect(kindsOf(ended.effects)).not.toContain('restoreCard');
      }
  });

  it('puts no winner over a main picture of the seller', () => {
    const winner = { imageId: 5, imageNumber: 2 };
    for (const state of [running, paused])
      for (const kind of ['finish', 'campaignsEnded', 'timePassed'] as const) {
        const { effects } = changeOf({ ...state, isCardTheirs: true }, { kind, winner }, state.finishesBy);
        expect(kindsOf(effects)).toContain('restoreCard');
        expect(kindsOf(effects)).not.toContain('applyImage');
      }
  });

  it('before the first change of the picture gives the points back', () => {
    expect(kindsOf(changeOf(running, { kind: 'finish', winner: null }).effects)).toContain('release');
    expect(
      kindsOf(changeOf({ ...paused, isHeld: false }, { kind: 'finish', winner: null }).effects),
    ).not.toContain('release');
  });

  it('leaves room for the archive, an image on the card, and nothing', () => {
    expect(changeOf(finished, archive(9)).state).toMatchObject({ isArchived: true });
    expect(refusalOf(finished, archive(10))).toEqual(['abTest.archiveLimit', { maximum: 10 }]);
    expect(kindsOf(changeOf(finished, apply).effects)).toEqual(['applyImage', 'log']);
    expect(changeOf(finished, apply).effects[0]).toEqual({ kind: 'applyImage', imageId: 5, byHand: true });
    const other = { ...apply, facts: { otherTestName: 'Чай', canChangePictures: true } };
    expect(refusalOf(finished, other)).toEqual(['abTest.otherTest', { name: 'Чай' }]);
    expect(changeOf(finished, { kind: 'delete' }).state).toEqual(deleted);
  });
});
