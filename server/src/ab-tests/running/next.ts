import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbFinishReason, AbPauseReason } from '@vitrina/contract/ab-tests/project.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { refuseShowing, refuseStart } from './facts.ts';
import {
  type AbEvent,
  type AbState,
  type Effect,
  type Judgement,
  type LogEntry,
  refuse,
  type Winner,
} from './states.ts';

type State<Status extends AbState['status']> = Extract<AbState, { status: Status }>;
type Event<Kind extends AbEvent['kind']> = Extract<AbEvent, { kind: Kind }>;

/** A command that came too late for this state is refused; a report that did has nothing to change. */
function reject(state: AbState, event: AbEvent): Judgement {
  const { status } = state;
  if (status === 'deleted')
    return event.kind === 'update' ? refuse('abTest.deleted', {}) : missing(event, state);
  switch (event.kind) {
    case 'update':
      return status === 'finished' ? refuse('abTest.notInSetup', {}) : refuse('abTest.running', {});
    case 'start':
      return refuse('abTest.notInSetup', {});
    case 'pause':
    case 'exclude':
      return refuse('abTest.notRunning', {});
    case 'resume':
      return refuse('abTest.notPaused', {});
    case 'finish':
      return status === 'setup' ? refuse('abTest.notStarted', {}) : refuse('abTest.alreadyFinished', {});
    case 'delete':
    case 'archive':
    case 'unarchive':
    case 'apply':
      return refuse('abTest.notFinished', {});
    case 'launched':
    case 'timePassed':
    case 'completed':
    case 'interrupted':
    case 'campaignsEnded':
      return unchanged(state);
    default:
      return event satisfies never;
  }
}

const REPORTS: readonly AbEvent['kind'][] = [
  'launched',
  'timePassed',
  'completed',
  'interrupted',
  'campaignsEnded',
];

function missing(event: AbEvent, state: AbState): Judgement {
  return REPORTS.includes(event.kind) ? unchanged(state) : refuse('abTest.notFound', {});
}

function unchanged(state: AbState): Judgement {
  return { state, effects: [] };
}

function log(line: LogEntry): Effect {
  return { kind: 'log', line };
}

function start({ facts }: Event<'start'>, now: Date): Judgement {
  const refusal = refuseStart(facts);
  if (refusal) return refusal;
  const { pricePoints } = facts;
  const finishesBy = new Date(now.getTime() + facts.forceFinishMs);
  const isHeld = pricePoints > 0;
  return {
    state: {
      status: 'running',
      phase: 'launching',
      since: now,
      finishesBy,
      isHeld,
      hasRotated: false,
      isCardTheirs: false,
    },
    effects: [
      ...(isHeld ? [{ kind: 'placeHold', points: pricePoints, until: finishesBy } as const] : []),
      { kind: 'launch' },
      log({ kind: 'started' }),
    ],
  };
}

function pause(state: State<'running'>, reason: AbPauseReason, details = ''): Judgement {
  return {
    state: { ...state, status: 'paused', reason },
    effects: [
      { kind: 'endWindows' },
      { kind: 'restoreCard' },
      log({ kind: 'paused', reason, details }),
      ...(reason === 'manually' ? [] : [{ kind: 'notify', of: 'paused' } as const]),
    ],
  };
}

/** A warm-up that was interrupted begins anew: the card has had its own picture meanwhile. */
function resume(state: State<'paused'>, { facts }: Event<'resume'>, now: Date): Judgement {
  if (facts.images < AB_BOUNDS.images[0]) return refuse('abTest.noCurrentImages', {});
  if (facts.runningTests >= facts.mostActiveTests)
    return refuse('abTest.activeLimit', { maximum: facts.mostActiveTests });
  const refusal = refuseShowing(facts);
  if (refusal) return refusal;
  const { reason: _, ...begun } = state;
  const isRotating = state.phase === 'rotation';
  return {
    state: { ...begun, status: 'running', since: now, phase: isRotating ? 'rotation' : 'launching' },
    effects: [{ kind: isRotating ? 'replan' : 'launch' }, log({ kind: 'resumed' })],
  };
}

function leaveOnCard({ imageId, imageNumber }: Winner, way: { byHand?: boolean } = {}): Effect[] {
  return [{ kind: 'applyImage', imageId, ...way }, log({ kind: 'applied', imageNumber })];
}

function finish(
  state: State<'running' | 'paused'>,
  reason: AbFinishReason,
  winner: Winner | null,
): Judgement {
  const money = state.hasRotated ? 'charge' : 'release';
  const staysOnCard = winner !== null && !state.isCardTheirs;
  return {
    state: { status: 'finished', reason, isArchived: false },
    effects: [
      { kind: 'endWindows' },
      ...(state.isHeld ? [{ kind: money } as const] : []),
      log({ kind: 'finished', reason }),
      ...(staysOnCard ? leaveOnCard(winner) : [{ kind: 'restoreCard' } as const]),
      ...(reason === 'manually' ? [] : [{ kind: 'notify', of: 'finished' } as const]),
    ],
  };
}

function passTime(state: State<'running' | 'paused'>, { winner }: Event<'timePassed'>, now: Date): Judgement {
  if (now >= state.finishesBy) return finish(state, 'expired', winner);
  if (state.status === 'paused') return unchanged(state);
  switch (state.phase) {
    case 'launching': {
      const isLate = now.getTime() - state.since.getTime() >= AB_BOUNDS.launchMinutes * MINUTE_MS;
      return isLate ? pause(state, 'error') : unchanged(state);
    }
    case 'warmUp':
    case 'rotation':
      return unchanged(state);
    default:
      return state.phase satisfies never;
  }
}

function ofRunning(state: State<'running'>, event: AbEvent, now: Date): Judgement {
  switch (event.kind) {
    case 'pause':
      return pause(state, 'manually');
    case 'finish':
      return finish(state, 'manually', event.winner);
    case 'exclude': {
      const [minimum] = AB_BOUNDS.images;
      if (event.imagesLeft < minimum) return refuse('abTest.tooFewImages', { minimum });
      const line = log({ kind: 'excluded', imageNumber: event.imageNumber });
      return { state, effects: state.phase === 'launching' ? [line] : [{ kind: 'replan' }, line] };
    }
    case 'launched':
      if (state.phase !== 'launching') return unchanged(state);
      return {
        state: { ...state, phase: 'warmUp' },
        effects: [{ kind: 'planWarmUp' }, log({ kind: 'launched' }), { kind: 'notify', of: 'launched' }],
      };
    case 'timePassed':
      return passTime(state, event, now);
    case 'completed':
      return finish(state, 'completed', event.winner);
    case 'interrupted':
      return pause(state, event.reason, event.details);
    case 'campaignsEnded':
      return finish(state, 'campaignExpired', event.winner);
    case 'update':
    case 'start':
    case 'resume':
    case 'delete':
    case 'archive':
    case 'unarchive':
    case 'apply':
      return reject(state, event);
    default:
      return event satisfies never;
  }
}

function ofPaused(state: State<'paused'>, event: AbEvent, now: Date): Judgement {
  switch (event.kind) {
    case 'resume':
      return resume(state, event, now);
    case 'finish':
      return finish(state, 'manually', event.winner);
    case 'timePassed':
      return passTime(state, event, now);
    case 'campaignsEnded':
      return finish(state, 'campaignExpired', event.winner);
    default:
      return reject(state, event);
  }
}

function ofFinished(state: State<'finished'>, event: AbEvent): Judgement {
  switch (event.kind) {
    case 'delete':
      return { state: { status: 'deleted' }, effects: [] };
    case 'archive': {
      if (state.isArchived) return unchanged(state);
      const { archivedTests, mostArchivedTests: maximum } = event;
      if (archivedTests >= maximum) return refuse('abTest.archiveLimit', { maximum });
      return { state: { ...state, isArchived: true }, effects: [log({ kind: 'archived' })] };
    }
    case 'unarchive':
      if (!state.isArchived) return unchanged(state);
      return { state: { ...state, isArchived: false }, effects: [log({ kind: 'unarchived' })] };
    case 'apply': {
      const { image, facts } = event;
      if (facts.otherTestName !== null) return refuse('abTest.otherTest', { name: facts.otherTestName });
      if (!facts.canChangePictures) return refuse('abTest.readOnlyKey', {});
      return { state, effects: leaveOnCard(image, { byHand: true }) };
    }
    default:
      return reject(state, event);
  }
}

function ofSetup(state: State<'setup'>, event: AbEvent, now: Date): Judgement {
  switch (event.kind) {
    case 'update':
      return unchanged(state);
    case 'start':
      return start(event, now);
    case 'delete':
      return { state: { status: 'deleted' }, effects: [] };
    default:
      return reject(state, event);
  }
}

/** Decides everything about the life of a test: the new state and what is to be done, or why not. Carries out nothing. */
export function next(state: AbState, event: AbEvent, now: Date): Judgement {
  switch (state.status) {
    case 'setup':
      return ofSetup(state, event, now);
    case 'running':
      return ofRunning(state, event, now);
    case 'paused':
      return ofPaused(state, event, now);
    case 'finished':
      return ofFinished(state, event);
    case 'deleted':
      return reject(state, event);
    default:
      return state satisfies never;
  }
}
