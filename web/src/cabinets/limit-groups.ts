import type { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import type { PlanLimitType } from '@vitrina/contract/plans.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { TOOLS, type ToolId } from '@vitrina/contract/tools/tools.ts';

type Limit = OutputOf<typeof getCabinetLimits>['limits'][number];

type Group = { id: string; spent: readonly PlanLimitType[]; allowed: readonly PlanLimitType[] };

const { positions, searchHistory, ...others } = TOOLS;

/** `spent` fills up and has a bar; `allowed` is how far one may look or how much at once, and is never used up. */
const GROUPS = [
  { id: 'cabinet', spent: ['cabinets', 'cabinetUsers'], allowed: [] },
  groupOf('positions', [positions]),
  groupOf('search', [searchHistory]),
  groupOf('tools', Object.values(others)),
] as const satisfies readonly Group[];

function groupOf<const Id extends string>(id: Id, tools: readonly (typeof TOOLS)[ToolId][]) {
  const list = (field: 'spent' | 'allowed' | 'runs') =>
    tools.flatMap((tool): readonly PlanLimitType[] => tool[field]);
  return { id, spent: [...list('runs'), ...list('spent')], allowed: list('allowed') };
}

export function groupLimits(limits: readonly Limit[]) {
  const find = (names: readonly PlanLimitType[]) =>
    names.flatMap((name) => limits.filter((limit) => limit.name === name));
  return GROUPS.map(({ id, spent, allowed }) => ({ id, spent: find(spent), allowed: find(allowed) }));
}
