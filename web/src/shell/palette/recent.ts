import { CabinetId } from '@vitrina/contract/ids.ts';
import * as z from 'zod/mini';

/** What the person went to from the palette: data, so that a label is never older than its language. */
const Goal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), key: z.string() }),
  z.object({ kind: z.literal('product'), sku: z.int(), name: z.string(), cabinetId: CabinetId }),
  z.object({
    kind: z.literal('entry'),
    id: z.int(),
    name: z.string(),
    city: z.string(),
    cabinetId: CabinetId,
  }),
  z.object({ kind: z.literal('query'), query: z.string(), cabinetId: CabinetId }),
]);
export type Goal = z.infer<typeof Goal>;
export type DataGoal = Exclude<Goal, { kind: 'page' }>;
export const Recent = z.array(Goal);

const MOST_KEPT = 30;
const MOST_SHOWN = 5;

/** The newest first, each once. */
export function withGoal(recent: readonly Goal[], goal: Goal): Goal[] {
  return [goal, ...recent.filter((one) => goalKey(one) !== goalKey(goal))].slice(0, MOST_KEPT);
}

/** Screens, and what belongs to the cabinet that is selected now. */
export function recentIn(recent: readonly Goal[], cabinetId: CabinetId | undefined): Goal[] {
  return recent.filter((goal) => goal.kind === 'page' || goal.cabinetId === cabinetId).slice(0, MOST_SHOWN);
}

export function goalKey(goal: Goal): string {
  switch (goal.kind) {
    case 'page':
      return goal.key;
    case 'product':
      return `product ${goal.cabinetId} ${goal.sku}`;
    case 'entry':
      return `entry ${goal.id}`;
    case 'query':
      return `query ${goal.cabinetId} ${goal.query}`;
  }
}
