import type { CardRun, CardStage } from '@vitrina/contract/product-card.ts';

export const STAGES = ['card', 'sellers', 'queries'] as const satisfies readonly CardStage[];

export function isUnderWay({ state }: Pick<CardRun, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** 0 to 1: stages that are over. */
export function shareDone({ state, stage }: Pick<CardRun, 'state' | 'stage'>): number {
  if (state === 'ready') return 1;
  return stage === null ? 0 : STAGES.indexOf(stage) / STAGES.length;
}

/** How long the bar of a word is beside the longest one; words that nobody searches have none. */
export function barShare(frequency: number, words: readonly { frequency: number }[]): number {
  const most = Math.max(0, ...words.map((word) => word.frequency));
  return most === 0 ? 0 : frequency / most;
}

const LOOK_AGAIN_MS = 1500;

/** Whether fewer are under way than before: one that ended is an item of the bell, and may have been paid for. */
export function hasEnded(before: number, underWay: number): boolean {
  return underWay < before;
}

export function lookAgainMs(runs: readonly Parameters<typeof isUnderWay>[0][]): number | false {
  return runs.some(isUnderWay) ? LOOK_AGAIN_MS : false;
}
