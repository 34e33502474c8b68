import { isBelow, ROLE_ORDER, type Role, rightsOf } from '@vitrina/contract/access.ts';
import { addPermissions, removeCabinetUser, removePermissions } from '@vitrina/contract/cabinets.ts';
import { CabinetId, UserId } from '@vitrina/contract/ids.ts';
import { ask } from '../ask.ts';
import { type Figure, never } from '../figure.ts';
import { forgetLimits } from './call-sample.ts';
import type { World } from './open-world.ts';

const TARGETS = ROLE_ORDER.filter((role) => role !== 'owner');
const GIVEN = { permissions: ['analyticsReadOnly' as const] };

function expectKey(actor: Role, target: Role): string {
  if (!rightsOf([actor]).has('users')) return 'cabinet.insufficientRights';
  return isBelow([target], [actor]) ? 'ok' : 'cabinet.higherRights';
}

/** product.md 6.2: nobody acts on equal or higher rights, whoever tries and whoever is meant. */
export async function proveRanks(world: World): Promise<Figure> {
  const wrong: string[] = [];
  let calls = 0;
  for (const actor of ROLE_ORDER)
    for (const target of TARGETS)
      for (const route of [addPermissions, removePermissions, removeCabinetUser]) {
        const targetId = UserId.parse(await world.things('own').member([target]));
        await forgetLimits(world);
        const input = { cabinetId: CabinetId.parse(world.own.id), targetId, ...GIVEN };
        const { key } = await ask(world.app.server, { route, input, token: world.tokens[actor] });
        calls += 1;
        if (key !== expectKey(actor, target))
          wrong.push(`${route.path}: ${actor} on ${target} got ${key}, not ${expectKey(actor, target)}`);
      }
  return never('R10', 'ranks: acts on equal or higher rights, or lower ones refused', wrong, `${calls} acts`);
}
