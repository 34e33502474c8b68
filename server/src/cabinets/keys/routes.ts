import * as contract from '@vitrina/contract/cabinets.ts';
import type { Context } from '../../platform/context.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getMyCabinet } from '../list-my-cabinets.ts';
import { changeApiKey } from './change-api-key.ts';
import { changePerformanceKey } from './change-performance-key.ts';

type Changed = { cabinetId: number; userId: number; key: 'marketplace' | 'performance' };

function logChange({ log }: Pick<Context, 'log'>, changed: Changed): void {
  log.info({ event: 'cabinet.keyChanged', ...changed }, 'cabinet key changed');
}

export function serveKeys(server: Server): void {
  serve(server, contract.changeCabinetApiKey, async ({ input, caller, context }) => {
    const { cabinetId, apiKey } = input;
    await changeApiKey(context, cabinetId, apiKey);
    logChange(context, { cabinetId, userId: caller.userId, key: 'marketplace' });
    return getMyCabinet(context, caller.userId, cabinetId);
  });

  serve(server, contract.changePerformanceApiKey, async ({ input, caller, context }) => {
    const { cabinetId } = input;
    await changePerformanceKey(context, cabinetId, input);
    logChange(context, { cabinetId, userId: caller.userId, key: 'performance' });
    return getMyCabinet(context, caller.userId, cabinetId);
  });
}
