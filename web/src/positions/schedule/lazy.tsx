import { type PositionBudget } from '@vitrina/contract/positions/budget.ts';
import { chooseStep } from '@vitrina/contract/positions/rules.ts';
import { onDemand } from '../../platform/loading/on-demand.tsx';
import { useSession } from '../../platform/session/session.ts';
import { OrderSkeleton } from './order-panel.tsx';

const Gain = onDemand(async () => (await import('./order-gain.tsx')).OrderGain, OrderSkeleton);

/** At the step of five minutes everything is checked at every tick, and there is no order to speak of. */
export function OrderGain({ budget }: { budget: PositionBudget | undefined }) {
  const { limits } = useSession();
  // Until the budget is there the limits tell as well whether this panel will stand here.
  const counted = limits.find(({ name }) => name === 'positionQueries')?.current ?? 0;
  const isOrdered =
    budget === undefined ? chooseStep(counted) > 5 : budget.stepMinutes > 5 && budget.maximumProducts > 0;
  return isOrdered ? <Gain /> : null;
}
