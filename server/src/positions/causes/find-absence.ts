import type { AbsenceReason, CellCheck } from '@vitrina/contract/positions/causes.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import type { ShelfInput } from '../../shelves/keep-shelf.ts';

/** The other shelves are kept about then; in an hour the product may be back. */
const LOOKED_BEFORE_SECONDS = 60;
const LOOKED_AFTER_SECONDS = 35 * 60;
/** From there on a product is rather pushed below what is read than gone. */
const NEAR_THE_END = 0.6;

const Seen = z.object({ shelves: z.int() });

async function isSeenElsewhere(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  { sku, shelf, at }: { sku: number; shelf: ShelfInput; at: Date },
): Promise<boolean> {
  const seconds = Math.floor(at.getTime() / 1000);
  const [row] = await clickhouse.rows(
    'shelves of an absent product',
    `select uniq(query) as shelves from shelf_tile
    where mp = 'ozon' and sku = {sku:UInt64} and city = {city:UInt32} and query != {query:String}
      and taken_at between {from:DateTime('UTC')} and {to:DateTime('UTC')}`,
    {
      sku,
      city: shelf.cityId,
      query: shelf.query,
      from: seconds - LOOKED_BEFORE_SECONDS,
      to: seconds + LOOKED_AFTER_SECONDS,
    },
    Seen,
  );
  return (row?.shelves ?? 0) > 0;
}

type Input = {
  sku: number;
  shelf: ShelfInput;
  check: CellCheck;
  /** Where it stood at the other moment, if anywhere. */
  place: number | undefined;
};

/**
 * Why a product that was looked for stood nowhere. What is sold out is on no shelf at all; that it is on none of those
 * kept is the nearest that can be known. null: it stood nowhere at either moment, so nothing speaks for anything.
 */
export async function findAbsence(
  context: Context,
  { sku, shelf, check, place }: Input,
): Promise<AbsenceReason | null> {
  const at = new Date(Date.parse(check.checkedAt) + check.lateSeconds * 1000);
  const isDeep = check.outcome === 'deep';
  if (await isSeenElsewhere(context, { sku, shelf, at })) return isDeep ? 'deeper' : 'offQuery';
  if (place === undefined) return null;
  return isDeep && place > check.placesRead * NEAR_THE_END ? 'deeper' : 'soldOut';
}
