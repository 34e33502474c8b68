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

/** Whether the form holds this card by its number; spaces around it are no other card. */
export function isChosen(typed: string, sku: number): boolean {
  return typed.trim() === String(sku);
}

/** Choices stand where no result does. */
export function areChoicesShown({ run, beside }: { run: string; beside: readonly string[] }): boolean {
  return run === '' && beside.length < 2;
}

const LOOK_AGAIN_MS = 1500;

type Stated = Pick<CardRun, 'state'>;

/** Calls back when fewer are under way than before: one that ended is an item of the bell, and may have been paid for. */
export function watchRuns(onEnd: () => void): (runs: readonly Stated[] | undefined) => void {
  let before = 0;
  return (runs = []) => {
    const underWay = runs.filter(isUnderWay).length;
    if (underWay < before) onEnd();
    before = underWay;
  };
}

/** undefined: a run that is not there yet. */
export function lookAgainMs(runs: readonly (Stated | undefined)[]): number | false {
  return runs.some((run) => run !== undefined && isUnderWay(run)) ? LOOK_AGAIN_MS : false;
}
