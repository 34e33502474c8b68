import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { next } from './next.ts';
import type { AbEvent, AbState, Effect, ShowFacts } from './states.ts';

const PRICE = 490;

/** What carrying out the effects would leave behind. */
type World = {
  now: Date;
  state: AbState;
  available: number;
  frozen: number;
  spent: number;
  /** Whose picture is first on the card. */
  card: 'own' | 'test' | 'winner';
  isPlanned: boolean;
  starts: number;
};

const aWorld = (): World => ({
  now: new Date('2026-03-02T09:00:00Z'),
  state: { status: 'setup' },
  available: PRICE,
  frozen: 0,
  spent: 0,
  card: 'own',
  isPlanned: false,
  starts: 0,
});

function carryOut(world: World, effect: Effect): void {
  switch (effect.kind) {
    case 'placeHold':
      world.available -= effect.points;
      world.frozen += effect.points;
      return;
    case 'charge':
      world.spent += world.frozen;
      world.frozen = 0;
      return;
    case 'release':
      world.available += world.frozen;
      world.frozen = 0;
      return;
    case 'launch':
      expect(world.isPlanned).toBe(false);
      world.starts += 1;
      return;
    case 'planWarmUp':
    case 'replan':
      world.isPlanned = true;
      world.card = 'test';
      return;
    case 'endWindows':
      world.isPlanned = false;
      return;
    case 'restoreCard':
      world.card = 'own';
      return;
    case 'applyImage':
      world.card = 'winner';
      return;
    case 'log':
    case 'notify':
      return;
    default:
      effect satisfies never;
  }
}

/** A warm-up that is over is followed by the rotation, whose first switch gives the test its price. */
function passTime(world: World, ms: number): void {
  world.now = new Date(world.now.getTime() + ms);
  const { state } = world;
  if (state.status === 'running' && state.phase === 'warmUp' && ms >= 6 * HOUR_MS)
    world.state = { ...state, phase: 'rotation', hasRotated: true };
}

function requireInvariants(world: World): void {
  const { state, frozen, available, spent, card, isPlanned } = world;
  expect(available + frozen + spent).toBe(PRICE);
  const isActive = state.status === 'running' || state.status === 'paused';
  expect(frozen > 0).toBe(isActive && state.isHeld);
  expect(isPlanned).toBe(state.status === 'running' && state.phase !== 'launching');
  if (state.status !== 'running') expect(card).not.toBe('test');
  if (isActive) expect(card).not.toBe('winner');
}

const showing = fc.record<ShowFacts>({
  images: fc.integer({ min: 1, max: 4 }),
  campaigns: fc.integer({ min: 0, max: 2 }),
  cardPictures: fc.integer({ min: 1, max: 17 }),
  otherTestName: fc.option(fc.constant('Кружка'), { freq: 5 }),
  canChangePictures: fc.boolean(),
  advertising: fc.constantFrom('running', 'running', 'stopped', 'noKey'),
});
const fine: ShowFacts = {
  images: 3,
  campaigns: 1,
  cardPictures: 5,
  otherTestName: null,
  canChangePictures: true,
  advertising: 'running',
};
const facts = fc.oneof({ arbitrary: fc.constant(fine), weight: 3 }, { arbitrary: showing, weight: 1 });
const starting = fc.record({
  pricePoints: fc.constantFrom(0, PRICE),
  forceFinishMs: fc.integer({ min: 1, max: 4 }).map((days) => days * DAY_MS),
  intervalMinutes: fc.constantFrom(10, 60, 120),
  leastIntervalMinutes: fc.constantFrom(10, 60),
  activeTests: fc.constant(0),
  mostActiveTests: fc.constantFrom(1, 1, 1, 0),
});

const anEvent: fc.Arbitrary<AbEvent> = fc.oneof(
  fc.tuple(starting, facts).map(([one, other]): AbEvent => ({ kind: 'start', facts: { ...one, ...other } })),
  facts.map((one): AbEvent => ({ kind: 'resume', facts: { ...one, runningTests: 0, mostActiveTests: 1 } })),
  fc
    .constantFrom<AbEvent['kind'] & ('update' | 'pause' | 'finish' | 'delete' | 'unarchive')>(
      'update',
      'pause',
      'finish',
      'delete',
      'unarchive',
    )
    .map((kind): AbEvent => ({ kind })),
  fc.nat(2).map((archivedTests): AbEvent => ({ kind: 'archive', archivedTests, mostArchivedTests: 2 })),
  fc.nat(3).map((imagesLeft): AbEvent => ({ kind: 'exclude', imageNumber: 1, imagesLeft })),
  fc.boolean().map(
    (canChangePictures): AbEvent => ({
      kind: 'apply',
      image: { imageId: 1, imageNumber: 1 },
      facts: { otherTestName: null, canChangePictures },
    }),
  ),
  fc
    .constantFrom<'launched' | 'campaignsEnded'>('launched', 'campaignsEnded')
    .map((kind): AbEvent => ({ kind })),
  fc
    .tuple(fc.constantFrom('timePassed' as const, 'completed' as const), fc.boolean())
    .map(([kind, hasWon]): AbEvent => ({ kind, winner: hasWon ? { imageId: 1, imageNumber: 1 } : null })),
  fc
    .constantFrom('readOnlyKey' as const, 'error' as const, 'tooManyImages' as const, 'planLost' as const)
    .map((reason): AbEvent => ({ kind: 'interrupted', reason, details: '' })),
);
const aStep = fc.oneof(
  { arbitrary: anEvent, weight: 4 },
  { arbitrary: fc.constantFrom(MINUTE_MS, HOUR_MS, 7 * HOUR_MS, 3 * DAY_MS), weight: 1 },
);

it('after every order of events the points add up, the card is its own unless a test runs, and refusals change nothing', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(aStep, { minLength: 5, maxLength: 60 }), (steps) => {
      const world = aWorld();
      for (const step of steps) {
        if (typeof step === 'number') passTime(world, step);
        else {
          const judged = next(world.state, step, world.now);
          if ('refusal' in judged) continue;
          world.state = judged.state;
          for (const effect of judged.effects) carryOut(world, effect);
          requireInvariants(world);
          seen.add(world.state.status === 'finished' ? world.state.reason : world.state.status);
        }
      }
      if (world.state.status === 'finished' || world.state.status === 'deleted') expect(world.frozen).toBe(0);
    }),
    { numRuns: 500 },
  );
  // The sequences reach every corner, or they would prove little.
  for (const one of ['manually', 'completed', 'expired', 'campaignExpired', 'running', 'paused', 'deleted'])
    expect([...seen]).toContain(one);
});
