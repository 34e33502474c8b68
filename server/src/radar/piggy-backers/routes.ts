import * as contract from '@vitrina/contract/radar/piggy-backers.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { listPiggyBackers } from './list-piggy-backers.ts';
import { listNotices } from './notices/list-notices.ts';
import { setStatus } from './set-status.ts';

export function servePiggyBackers(server: Server): void {
  serve(server, contract.listPiggyBackers, ({ input, context }) => listPiggyBackers(context, input));
  serve(server, contract.setPiggyBackerStatus, async ({ input, caller, context }) => {
    await setStatus(context, caller.userId, input);
    return {};
  });
  serve(server, contract.listPiggyBackerNotices, ({ input, context }) => listNotices(context, input));
}
