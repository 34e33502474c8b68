import { AB_BOUNDS, AB_INTERVALS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbSettings } from '@vitrina/contract/ab-tests/project.ts';
import { isForceFinish, readForceFinish, writeForceFinish } from './force-finish.ts';

/** What stands in the fields: numbers are texts while they are typed. */
export type StrategyDraft = Pick<AbSettings, 'strategy' | 'sureBy' | 'intervalMinutes' | 'appliesWinner'> & {
  targetViews: string;
  targetClicks: string;
  days: string;
  hours: string;
  minimumEffect: string;
};

export type StrategyField = 'targetViews' | 'targetClicks' | 'forceFinish' | 'minimumEffect';

export function draftOf(settings: AbSettings): StrategyDraft {
  const { strategy, sureBy, intervalMinutes, appliesWinner } = settings;
  const { days, hours } = readForceFinish(settings.forceFinish);
  return {
    strategy,
    sureBy,
    intervalMinutes,
    appliesWinner,
    targetViews: String(settings.targetViews),
    targetClicks: String(settings.targetClicks),
    days: String(days),
    hours: String(hours),
    minimumEffect: String(settings.minimumEffectPercent),
  };
}

const isWithin = (text: string, [least, most]: readonly [number, number]) =>
  text !== '' && Number(text) >= least && Number(text) <= most;

const timeOf = ({ days, hours }: StrategyDraft) => ({ days: Number(days), hours: Number(hours) });

/** Fields that cannot be stored as they are. */
export function listFaults(draft: StrategyDraft): StrategyField[] {
  const isGood: Record<StrategyField, boolean> = {
    targetViews: isWithin(draft.targetViews, AB_BOUNDS.views),
    targetClicks: isWithin(draft.targetClicks, AB_BOUNDS.clicks),
    forceFinish: draft.days !== '' && isForceFinish(timeOf(draft)),
    minimumEffect: isWithin(draft.minimumEffect, AB_BOUNDS.minimumEffect),
  };
  return (Object.keys(isGood) as StrategyField[]).filter((field) => !isGood[field]);
}

/** What is to be stored of a draft: only what differs and can be. */
export function changesOf(draft: StrategyDraft, settings: AbSettings): Partial<AbSettings> {
  const faults = listFaults(draft);
  const { strategy, sureBy, intervalMinutes, appliesWinner } = draft;
  const written: Partial<AbSettings> = {
    strategy,
    sureBy,
    intervalMinutes,
    appliesWinner,
    ...(faults.includes('targetViews') ? {} : { targetViews: Number(draft.targetViews) }),
    ...(faults.includes('targetClicks') ? {} : { targetClicks: Number(draft.targetClicks) }),
    ...(faults.includes('forceFinish') ? {} : { forceFinish: writeForceFinish(timeOf(draft)) }),
    ...(faults.includes('minimumEffect') ? {} : { minimumEffectPercent: Number(draft.minimumEffect) }),
  };
  return Object.fromEntries(
    Object.entries(written).filter(([name, value]) => settings[name as keyof AbSettings] !== value),
  );
}

/** Those that pictures and counters keep up with; the chosen one stays in sight though it is too short. */
export function listIntervals(chosen: number, leastInterval: number): number[] {
  return AB_INTERVALS.filter((minutes) => minutes >= leastInterval || minutes === chosen);
}

/** What each strategy waits for. */
export const TARGETS = {
  views: 'targetViews',
  clicks: 'targetClicks',
  sure: undefined,
  adaptive: 'targetViews',
} as const satisfies Record<AbSettings['strategy'], StrategyField | undefined>;
