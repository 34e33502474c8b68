import * as contract from '@vitrina/contract/cabinets.ts';
import { type Server, serve } from '../platform/http.ts';
import { changeApiKey } from './change-api-key.ts';
import { createCabinet } from './create-cabinet.ts';
import { type CountUsage, getLimits } from './get-limits.ts';
import { listCollectors } from './list-collectors.ts';
import { getMyCabinet, listMyCabinets } from './list-my-cabinets.ts';
import { resumeCollectors } from './resume-collectors.ts';

export function serveCabinets(server: Server, counters: readonly CountUsage[]): void {
  serve(server, contract.getMyCabinets, async ({ caller, context }) => ({
    cabinets: await listMyCabinets(context, caller.userId),
  }));

  serve(server, contract.createCabinet, async ({ input, caller, context }) => {
    const id = await createCabinet(context, caller.userId, input);
    return getMyCabinet(context, caller.userId, id);
  });

  serve(server, contract.getCabinetLimits, async ({ input, context }) => ({
    limits: await getLimits(context, counters, input.cabinetId),
  }));

  serve(server, contract.changeCabinetApiKey, async ({ input, caller, context }) => {
    await changeApiKey(context, input.cabinetId, input.apiKey);
    await resumeCollectors(context, input.cabinetId);
    return getMyCabinet(context, caller.userId, input.cabinetId);
  });

  serve(server, contract.getCollectors, async ({ input, context }) => ({
    collectors: await listCollectors(context, input.cabinetId),
  }));
}
