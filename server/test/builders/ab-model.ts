import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { next } from '../../src/ab-tests/running/next.ts';
import type { AbEvent, AbState, Effect, ShowFacts } from '../../src/ab-tests/running/states.ts';

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
};

const aWorld = (): World => ({
  now: new Date('2026-03-02T09:00:00Z'),
  state: { status: 'setup' },
  available: PRICE,
  frozen: 0,
  spent: 0,
  card: 'own',
  isPlanned: false,
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
      world.isPlanned = false;
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

/** What must hold after every event, in words where it does not. */
function findBroken({ state, frozen, available, spent, card, isPlanned }: World): string[] {
  const isActive = state.status === 'running' || state.status === 'paused';
  const rules = {
    'points add up': available + frozen + spent === PRICE,
    'points are frozen while a test with a price goes on': frozen > 0 === (isActive && state.isHeld),
    'a schedule stands while images are shown':
      isPlanned === (state.status === 'running' && state.phase !== 'launching'),
    'a test that does not run has the card put back': state.status === 'running' || card !== 'test',
    'a winner stays only after the end': !isActive || card !== 'winner',
    'nothing is frozen after the end': isActive || frozen === 0,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
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
    .constantFrom<AbEvent['kind'] & ('update' | 'pause' | 'delete' | 'unarchive')>(
      'update',
      'pause',
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
  fc.constant<AbEvent>({ kind: 'launched' }),
  fc
    .tuple(fc.constantFrom('timePassed', 'completed', 'finish', 'campaignsEnded'), fc.boolean())
    .map(([kind, hasWon]): AbEvent => ({ kind, winner: hasWon ? { imageId: 1, imageNumber: 1 } : null })),
  fc
    .constantFrom('readOnlyKey' as const, 'error' as const, 'tooManyImages' as const, 'planLost' as const)
    .map((reason): AbEvent => ({ kind: 'interrupted', reason, details: '' })),
);
/** An event, or milliseconds that pass. */
const aStep = fc.oneof(
  { arbitrary: anEvent, weight: 4 },
  { arbitrary: fc.constantFrom(MINUTE_MS, HOUR_MS, 7 * HOUR_MS, 3 * DAY_MS), weight: 1 },
);

export const aSequence = fc.array(aStep, { minLength: 5, maxLength: 60 });
type Step = AbEvent | number;

/** Runs events through the function that decides, and carries its effects out on paper. */
export function runSequence(steps: readonly Step[]): { broken: string[]; seen: string[] } {
  const world = aWorld();
  const seen = new Set<string>();
  const broken = new Set<string>();
  for (const step of steps) {
    if (typeof step === 'number') {
      passTime(world, step);
      continue;
    }
    const judged = next(world.state, step, world.now);
    if ('refusal' in judged) continue;
    world.state = judged.state;
    for (const effect of judged.effects) carryOut(world, effect);
    for (const rule of findBroken(world)) broken.add(`${rule} (after ${step.kind})`);
    seen.add(world.state.status === 'finished' ? world.state.reason : world.state.status);
  }
  return { broken: [...broken], seen: [...seen] };
}
