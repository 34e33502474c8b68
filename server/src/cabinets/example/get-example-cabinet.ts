import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { DbContext } from '../../platform/context.ts';
import { presentCabinet } from '../present-cabinet.ts';
import { readMyCabinets } from '../read-my-cabinets.ts';
import type { CabinetsTables } from '../tables.ts';

/** As somebody without a role sees a cabinet: its name, which stands for its owner's too, and nothing of its people and keys. null: nobody has chosen one. */
export async function getExampleCabinet({ db }: DbContext, userId: number): Promise<Cabinet | null> {
  const example = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .select(['id', 'owner_id'])
    .where('is_example', '=', true)
    .executeTakeFirst();
  if (!example) return null;
  const [own] = await readMyCabinets({ db }, userId, example.id);
  if (own) return presentCabinet(own);
  const [row] = await readMyCabinets({ db }, example.owner_id, example.id);
  if (!row) return null;
  const cabinet = presentCabinet({ ...row, roles: [] });
  return {
    ...cabinet,
    owner: { ...cabinet.owner, fullName: cabinet.name, avatar: null, hasMessenger: false },
    isExample: true,
  };
}
