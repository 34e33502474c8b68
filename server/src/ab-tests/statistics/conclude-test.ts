import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import type { AbStrategy } from '@vitrina/contract/ab-tests/project.ts';
import type { AbResults, AbWarning } from '@vitrina/contract/ab-tests/results.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type * as z from 'zod/mini';
import type { PlannedWindow } from '../design/plan-schedule.ts';
import { checkBalance } from './balance.ts';
import { hasCarryOver } from './carry-over.ts';
import { type Design, expectedWindows, rankImages, type StartedWith } from './compare-images.ts';
import { describeImage } from './describe-image.ts';
import { disagrees } from './disagreement.ts';
import { estimateRates, type Rates } from './estimate-rates.ts';
import { type HourModel, modelHours } from './hour-model.ts';
import { findMissing } from './missing.ts';
import { estimateMoney, type Money } from './money.ts';
import { countsOf, toSamples, validWindows, withViews } from './samples.ts';
import { decideVerdict, type Findings, findLeader, type Verdict } from './verdict.ts';
import { type Weigh, weighByPlan } from './weigh-by-plan.ts';
import type { MeasuredWindow } from './window.ts';

export type JudgedTest = {
  windows: readonly MeasuredWindow[];
  images: readonly { id: number; isExcluded: boolean }[];
  baselineId: number;
  /** Relative: 0.05 is 5 %. */
  minimumEffect: number;
  /** When the six hours of warm-up began. */
  startedAt: Date;
  now: Date;
  /** Not paused and not over. */
  isRunning: boolean;
  /** The whole schedule, from its first window to its last. */
  plannedWindows: readonly PlannedWindow[];
  /** The settings that it was started with: the forced end at the latest is so long after the start. */
  intervalMinutes: StartedWith['intervalMinutes'];
  longestMs: StartedWith['longestMs'];
  strategy: AbStrategy;
  averagePriceKopecks: number | null;
};

export type Conclusion = Pick<
  z.input<typeof AbResults>,
  'images' | 'verdict' | 'warnings' | 'money' | 'balance'
>;

export type Basis = {
  test: JudgedTest;
  /** Windows that count, and those of them from which shares are estimated. */
  valid: readonly MeasuredWindow[];
  usable: readonly MeasuredWindow[];
  weigh: Weigh;
  design: Design;
};

export function prepareTest(test: JudgedTest): Basis {
  const imageIds = test.images.filter(({ isExcluded }) => !isExcluded).map(({ id }) => id);
  const valid = validWindows(test.windows, test.now);
  return {
    test,
    valid,
    usable: withViews(valid),
    weigh: weighByPlan(test.plannedWindows, test.strategy),
    design: { imageIds, windowsPerImage: expectedWindows({ ...test, images: test.images.length }) },
  };
}

export function clickRates(windows: readonly MeasuredWindow[], weigh: Weigh): Rates {
  return estimateRates(
    modelHours(toSamples(windows, weigh)),
    windows.map(({ clicks }) => clicks),
  );
}

type Models = { model: HourModel; clicks: number[] };

function listWarnings(
  { test, usable }: Basis,
  { model, clicks }: Models,
  leaderId: number | undefined,
): AbWarning[] {
  const disagree = (counter: 'carts' | 'orders') =>
    leaderId !== undefined && disagrees(model, countsOf(usable, counter), leaderId);
  const warnings: [AbWarning, boolean][] = [
    ['carts', disagree('carts')],
    ['orders', disagree('orders')],
    ['carryOver', hasCarryOver(model, clicks)],
    ['voided', test.windows.some(({ isVoid }) => isVoid)],
    ['adaptive', test.strategy === 'adaptive'],
  ];
  return warnings.filter(([, isThere]) => isThere).map(([warning]) => warning);
}

function verdictOf({ test }: Basis, findings: Findings): Verdict {
  const warmUpMs = AB_BOUNDS.warmUpHours * HOUR_MS;
  const until = test.plannedWindows[0]?.from ?? new Date(test.startedAt.getTime() + warmUpMs);
  // A test that was paused or stopped in its warm-up waits for no moment.
  if (test.isRunning && test.now < until) return { kind: 'warmUp', until: until.toISOString() };
  return decideVerdict(findings, test.minimumEffect);
}

function moneyOf({ test, valid }: Basis, { rates }: Findings, leaderId: number | undefined): Money | null {
  const [leader, base] = [rates.get(leaderId ?? test.baselineId), rates.get(test.baselineId)];
  if (leaderId === test.baselineId || leader === undefined || base === undefined) return null;
  return estimateMoney(valid, [leader, base], test.averagePriceKopecks);
}

export function concludeBasis(basis: Basis): { rates: Rates; conclusion: Conclusion } {
  const { test, valid, usable, weigh, design } = basis;
  const model = modelHours(toSamples(usable, weigh));
  const clicks = usable.map((window) => window.clicks);
  const rates = estimateRates(model, clicks);
  const over = test.plannedWindows.filter(({ to }) => to <= test.now);
  const balance = checkBalance(valid, over);
  const standings = rankImages(rates, design.imageIds);
  const missing = findMissing(valid, design.imageIds, balance.isRed);
  const findings = { rates, standings, design, baselineId: test.baselineId, missing };
  const context = { ...findings, windows: test.windows, valid, now: test.now };
  const leaderId = findLeader(findings)?.imageId;
  const warnings = listWarnings(basis, { model, clicks }, leaderId);
  const conclusion = {
    images: test.images.map(({ id }) => describeImage(context, id)),
    verdict: verdictOf(basis, findings),
    warnings: balance.isRed ? ['balance' as const, ...warnings] : warnings,
    money: moneyOf(basis, findings, leaderId),
    balance,
  };
  return { rates, conclusion };
}

/** What a test says at a moment, without its course: for lists, and for what ends a test. */
export function concludeTest(test: JudgedTest): Conclusion {
  return concludeBasis(prepareTest(test)).conclusion;
}
