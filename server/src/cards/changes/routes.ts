import { listProductChanges } from '@vitrina/contract/cards/changes.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { planCardPeriod } from '../plan-card-period.ts';
import { listChanges } from './list-changes.ts';

/** What charts of every tool show as flags of a watched product. */
export function serveProductChanges(server: Server): void {
  serve(server, listProductChanges, async ({ input, context }) => {
    const { cabinetId, sku } = input;
    const plan = await getCabinetPlan(context, cabinetId);
    const { from, to } = planCardPeriod(input, plan, context.clock.now());
    return { changes: await listChanges(context, { cabinetId, skus: [sku], from, to }) };
  });
}
