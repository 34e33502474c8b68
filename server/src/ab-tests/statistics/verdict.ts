import type { AbVerdict } from '@vitrina/contract/ab-tests/results.ts';
import type * as z from 'zod/mini';
import type { Standing } from './chance-to-be-best.ts';
import { compareImages, type Design, type Lift } from './compare-images.ts';
import type { Rates } from './estimate-rates.ts';
import { isComplete, type Missing } from './missing.ts';

export type Verdict = z.input<typeof AbVerdict>;

export type Findings = {
  rates: Rates;
  standings: ReadonlyMap<number, Standing>;
  design: Design;
  baselineId: number;
  missing: Missing;
};

const LEAST_CHANCE = 0.95;
/** Of the winner's own share of clicks. */
const MOST_LOSS = 0.005;
const PER_THOUSAND = 1000;
const PERCENT = 100;

type Leader = Standing & { imageId: number };
type Rival = { imageId: number; lift: Lift | null };

export function findLeader({ standings }: Pick<Findings, 'standings'>): Leader | undefined {
  return [...standings]
    .map(([imageId, standing]) => ({ imageId, ...standing }))
    .reduce<Leader | undefined>(
      (best, one) => (best === undefined || one.chance > best.chance ? one : best),
      undefined,
    );
}

const lowEnd = ({ lift }: Rival) => lift?.low ?? -Infinity;

/** Of all others the one that could be better than the leader by most. */
function findRival({ rates, design }: Findings, leaderId: number): Rival | undefined {
  return design.imageIds
    .filter((imageId) => imageId !== leaderId)
    .map((imageId) => ({ imageId, lift: compareImages(rates, design, [leaderId, imageId]) }))
    .reduce<Rival | undefined>(
      (first, one) => (first === undefined || lowEnd(one) < lowEnd(first) ? one : first),
      undefined,
    );
}

/** The lifts over the baseline of all images that are still shown; null where one of them is unknown. */
function listLifts({ rates, design, baselineId }: Findings): Lift[] | null {
  const lifts = design.imageIds
    .filter((imageId) => imageId !== baselineId)
    .map((imageId) => compareImages(rates, design, [imageId, baselineId]));
  const known = lifts.filter((lift) => lift !== null);
  return known.length < lifts.length || known.length === 0 ? null : known;
}

/** The largest difference from the baseline, either way, that is still possible. */
function largestDifference(findings: Findings): number | null {
  const lifts = listLifts(findings);
  return lifts === null ? null : Math.max(...lifts.flatMap(({ low, high }) => [-low, high]));
}

function isBetter({ rates }: Findings, leader: Leader, rival: Rival): boolean {
  const rate = rates.get(leader.imageId)?.rate ?? 0;
  return leader.chance >= LEAST_CHANCE && leader.expectedLoss <= MOST_LOSS * rate && lowEnd(rival) > 0;
}

/** What may be said. A winner is named only if all three rules agree, and nothing at all before the design is complete. */
export function decideVerdict(findings: Findings, minimumEffect: number): Verdict {
  const { missing } = findings;
  const leader = findLeader(findings);
  const rival = leader && findRival(findings, leader.imageId);
  if (!isComplete(missing) || leader === undefined || rival === undefined)
    return { kind: 'notEnough', missing };
  const names = { imageId: leader.imageId, otherImageId: rival.imageId };
  if (rival.lift !== null && isBetter(findings, leader, rival))
    return {
      kind: 'better',
      ...names,
      lift: rival.lift,
      lossPerThousand: PER_THOUSAND * leader.expectedLoss,
    };
  const difference = largestDifference(findings);
  if (difference !== null && difference <= minimumEffect)
    return { kind: 'noDifference', withinPercent: PERCENT * difference };
  return { kind: 'leads', ...names, chance: leader.chance };
}

/** Whether a test that runs until it is sure may end: by the width of its intervals, or because it has an answer. */
export function isSure(
  { verdict, images }: { verdict: Verdict; images: readonly { lift: Lift | null; isBaseline: boolean }[] },
  sureBy: 'precision' | 'bound',
  minimumEffect: number,
): boolean {
  if (verdict.kind === 'warmUp' || verdict.kind === 'notEnough') return false;
  if (verdict.kind === 'better' || verdict.kind === 'noDifference') return true;
  const others = images.filter(({ isBaseline }) => !isBaseline);
  return (
    sureBy === 'precision' &&
    others.every(({ lift }) => lift !== null && (lift.high - lift.low) / 2 <= minimumEffect)
  );
}
