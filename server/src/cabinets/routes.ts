import { ROLE_ORDER } from '@vitrina/contract/access.ts';
import * as mine from '@vitrina/contract/cabinets/mine.ts';
import * as contract from '@vitrina/contract/cabinets.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { createCabinet } from './create-cabinet.ts';
import type { BeforeDeletion } from './deletion/delete-cabinet.ts';
import { serveDeletion } from './deletion/routes.ts';
import { getExampleCabinet } from './example/get-example-cabinet.ts';
import { type CountUsage, getLimits } from './get-limits.ts';
import { getPlanUsage } from './get-plan-usage.ts';
import { serveInvites } from './invites/routes.ts';
import { serveKeys } from './keys/routes.ts';
import { listCollectors } from './list-collectors.ts';
import { listInvalidKeyCabinets } from './list-invalid-key-cabinets.ts';
import { getMyCabinet, listMyCabinets } from './list-my-cabinets.ts';
import { listPermissions } from './list-permissions.ts';
import { serveSettings } from './settings/routes.ts';
import type { FollowTags } from './tags/after-tags.ts';
import { serveTags } from './tags/routes.ts';
import { serveUsers } from './users/routes.ts';

export function serveCabinets(
  server: Server,
  counters: readonly CountUsage[],
  deletion: readonly BeforeDeletion[],
  tagFollowers: readonly FollowTags[],
): void {
  serve(server, mine.getMyCabinets, async ({ caller, context }) => ({
    cabinets: (await listMyCabinets(context, caller.userId)).filter(
      ({ id }) => caller.token?.cabinetIds.includes(id) ?? true,
    ),
  }));

  serve(server, mine.getExampleCabinet, async ({ caller, context }) => ({
    cabinet: await getExampleCabinet(context, caller.userId),
  }));

  serve(server, mine.getInvalidKeyCabinets, async ({ caller, context }) => ({
    cabinets: await listInvalidKeyCabinets(context, caller.userId),
  }));

  serve(server, contract.createCabinet, async ({ input, caller, context }) => {
    const id = await createCabinet(context, caller.userId, input);
    return getMyCabinet(context, caller.userId, id);
  });

  serve(server, mine.getCabinetLimits, async ({ input, context }) => ({
    limits: await getLimits(context, counters, input.cabinetId),
  }));

  serve(server, contract.getPlanUsage, async ({ caller, context }) => ({
    usage: await getPlanUsage(context, counters, caller.userId),
  }));

  serve(server, contract.getCollectors, async ({ input, context }) => ({
    collectors: await listCollectors(context, input.cabinetId),
  }));

  serve(server, contract.getPermissions, async () => ({ permissions: listPermissions() }));

  serve(server, contract.getCabinetPermissionsOrder, async () => ({ order: [...ROLE_ORDER] }));

  serveKeys(server);
  serveSettings(server);
  serveUsers(server);
  serveInvites(server);
  serveTags(server, tagFollowers);
  serveDeletion(server, deletion);
}
