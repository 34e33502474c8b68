import type { openWallet as route } from '@vitrina/contract/office.ts';
import type * as z from 'zod';
import { getWalletInfo } from '../../billing/wallet/get-wallet-info.ts';
import { listWalletOperations } from '../../billing/wallet/list-wallet-operations.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { recordRead } from '../audit/record-read.ts';
import { requirePerson } from './present-person.ts';

async function listCabinets(db: Db, userId: number) {
  return db
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_members')
    .innerJoin('cabinets', 'cabinets.id', 'cabinet_members.cabinet_id')
    .select(['cabinets.id', 'name', 'roles'])
    .where('user_id', '=', userId)
    .orderBy('cabinets.id')
    .execute();
}

type Input = { userId: number; page: number; pageSize: number };

/** What the person sees in their wallet, and who they are. */
export async function openWallet(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  operatorId: number,
  { userId, ...page }: Input,
): Promise<z.input<(typeof route)['output']>> {
  const person = await requirePerson(context.db, userId);
  await recordRead(context, { kind: 'walletOpened', operatorId, userId });
  const [wallet, cabinets, { operations, total }] = await Promise.all([
    getWalletInfo(context, userId),
    listCabinets(context.db, userId),
    listWalletOperations(context, userId, page),
  ]);
  return { person, wallet, cabinets, operations, total };
}
