import * as tariff from '@vitrina/contract/billing/tariff.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { buyPlan } from './buy-plan.ts';
import { getTariffInfo } from './get-tariff-info.ts';
import { quotePlan } from './quote-plan.ts';
import { switchRenewal } from './switch-renewal.ts';

export function servePlans(server: Server): void {
  serve(server, tariff.getTariffInfo, ({ caller, context }) => getTariffInfo(context, caller.userId));
  serve(server, tariff.quotePlan, ({ input, caller, context }) => quotePlan(context, caller.userId, input));
  serve(server, tariff.buyPlan, ({ input, caller, context }) => buyPlan(context, caller.userId, input));
  serve(server, tariff.switchPlanRenewal, ({ input, caller, context }) =>
    switchRenewal(context, caller.userId, input.isOn),
  );
}
