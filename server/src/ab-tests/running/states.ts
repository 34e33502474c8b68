import type { AbFinishReason, AbPauseReason } from '@vitrina/contract/ab-tests/project.ts';
import type { AbLogKind } from '@vitrina/contract/ab-tests/running.ts';
import type { ErrorKey, ErrorMeta } from '@vitrina/contract/errors.ts';

/** Launching: the first image is not up yet. Warm-up: it is, and is not changed. */
export type Phase = 'launching' | 'warmUp' | 'rotation';

/** What has begun and has not ended. */
type Begun = {
  phase: Phase;
  /** When it was started or resumed. */
  since: Date;
  /** By force, at the latest; a pause does not move it. */
  finishesBy: Date;
  /** Points are set aside for it. */
  isHeld: boolean;
  /** The picture was changed at least once after the warm-up: from then on the test has its price. */
  hasRotated: boolean;
  /** The seller has put a main picture of their own on the card: nothing is put over it. */
  isCardTheirs: boolean;
};

export type AbState =
  | { status: 'setup' }
  | ({ status: 'running' } & Begun)
  | ({ status: 'paused'; reason: AbPauseReason } & Begun)
  | { status: 'finished'; reason: AbFinishReason; isArchived: boolean }
  | { status: 'deleted' };

/** What of the world a start depends on. */
export type StartFacts = {
  pricePoints: number;
  forceFinishMs: number;
  intervalMinutes: number;
  /** undefined: no interval is long enough for the delays. */
  leastIntervalMinutes: number | undefined;
  activeTests: number;
  mostActiveTests: number;
} & ShowFacts;

/** What of the world showing images depends on. */
export type ShowFacts = {
  images: number;
  campaigns: number;
  /** On the card, with an image of the test as the main one. */
  cardPictures: number;
  otherTestName: string | null;
  canChangePictures: boolean;
  advertising: 'running' | 'stopped' | 'noKey';
};

type ResumeFacts = ShowFacts & { runningTests: number; mostActiveTests: number };

/** Why the product itself pauses a test. */
export type Interruption = Exclude<AbPauseReason, 'manually'>;

/** Commands of people, and what the world reported. */
export type AbEvent =
  | { kind: 'update' }
  | { kind: 'start'; facts: StartFacts }
  | { kind: 'pause' }
  | { kind: 'resume'; facts: ResumeFacts }
  | { kind: 'finish'; winner: Winner | null }
  | { kind: 'delete' }
  | { kind: 'archive'; archivedTests: number; mostArchivedTests: number }
  | { kind: 'unarchive' }
  /** `imagesLeft`: those that would still be shown. */
  | { kind: 'exclude'; imageNumber: number; imagesLeft: number }
  | { kind: 'apply'; image: Winner; facts: ApplyFacts }
  /** The first image is up. */
  | { kind: 'launched' }
  /** `winner`: the image that stays on the card, of a test that was set to leave it there. */
  | { kind: 'timePassed'; winner: Winner | null }
  | { kind: 'completed'; winner: Winner | null }
  | { kind: 'interrupted'; reason: Interruption; details: string }
  /** None of its campaigns can ever run again. */
  | { kind: 'campaignsEnded'; winner: Winner | null };

export type Winner = { imageId: number; imageNumber: number };

type ApplyFacts = Pick<ShowFacts, 'otherTestName' | 'canChangePictures'>;

/** What is to be done about a change, as data. */
export type Effect =
  | { kind: 'placeHold'; points: number; until: Date }
  | { kind: 'charge' }
  | { kind: 'release' }
  /** The first image goes to the card, and nothing is planned yet. */
  | { kind: 'launch' }
  | { kind: 'planWarmUp' }
  /** Another future from now on, and the same past. */
  | { kind: 'replan' }
  /** What is running ends now, and what was planned is not shown. */
  | { kind: 'endWindows' }
  | { kind: 'restoreCard' }
  /** `byHand`: chosen for the card as it is now, so that a main picture of the seller does not hinder it. */
  | { kind: 'applyImage'; imageId: number; byHand?: boolean }
  | { kind: 'log'; line: LogEntry }
  | { kind: 'notify'; of: 'launched' | 'paused' | 'finished' };

export type LogEntry = { kind: AbLogKind; imageNumber?: number; reason?: string; details?: string };

type Refused = { [Key in ErrorKey]: { refusal: Key; meta: ErrorMeta<Key> } }[ErrorKey];
export type Change = { state: AbState; effects: Effect[] };
export type Judgement = Change | Refused;

export function refuse<Key extends ErrorKey>(refusal: Key, meta: ErrorMeta<Key>): Refused {
  return { refusal, meta } as Refused;
}
