import { PLANS, type Plan } from '@vitrina/contract/plans.ts';

const NAMES = Object.keys(PLANS) as Plan[];

/** product.md 3.6: `planType` as it is stored and sent; none when nothing was bought. */
export function planOfType(planType: number | undefined): Plan {
  return NAMES.find((name) => PLANS[name] === planType) ?? 'none';
}
