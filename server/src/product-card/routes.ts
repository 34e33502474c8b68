import * as contract from '@vitrina/contract/product-card.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { listChoices } from './choices/list-choices.ts';
import { findCard } from './find-card.ts';
import { getGaps } from './get-gaps.ts';
import { getRun } from './get-run.ts';
import { listRuns } from './list-runs.ts';
import { presentRun } from './present-run.ts';
import { startRun } from './start-run.ts';

export function serveProductCard(server: Server): void {
  serve(server, contract.startCardRun, async ({ input, caller, context }) => {
    const sku = await findCard(context, input);
    const { cabinetId, userId } = caller;
    return { runId: await startRun(context, { cabinetId, userId, sku, cityId: input.cityId }), sku };
  });
  serve(server, contract.listCardChoices, ({ caller, context }) => listChoices(context, caller));
  serve(server, contract.listCardRuns, async ({ input, context }) => ({
    runs: (await listRuns(context, input)).map(presentRun),
  }));
  serve(server, contract.getCardRun, ({ input, context }) => getRun(context, input));
  serve(server, contract.getCardGaps, ({ input, context }) => getGaps(context, input));
}
