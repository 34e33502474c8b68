import * as contract from '@vitrina/contract/cabinets.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getMyCabinet } from '../list-my-cabinets.ts';
import { changeName } from './change-name.ts';
import { changeSettings } from './change-settings.ts';

export function serveSettings(server: Server): void {
  serve(server, contract.changeCabinetName, async ({ input, caller, context }) => {
    await changeName(context, input.cabinetId, input.name);
    return getMyCabinet(context, caller.userId, input.cabinetId);
  });

  serve(server, contract.changeCabinetSettings, async ({ input, caller, context }) => {
    await changeSettings(context, input.cabinetId, input.settings);
    return getMyCabinet(context, caller.userId, input.cabinetId);
  });
}
