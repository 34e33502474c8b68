import { getAbPicture } from '@vitrina/contract/ab-tests/images.ts';
import { linkTo } from '../../accounts/mail/link-to.ts';
import type { Context } from '../../platform/context.ts';
import { urlOf } from '../../platform/http/serve.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { AbTestsTables } from '../tables.ts';
import { randomName } from './insert-image.ts';

type Showing = { cabinetId: number; imageId: number; at: Date };

/** One of its own for each showing: the marketplace does not fetch again what it has fetched. */
export async function addAddress(trx: Db, { cabinetId, imageId, at }: Showing): Promise<{ name: string }> {
  const name = randomName();
  await trx
    .withTables<AbTestsTables>()
    .insertInto('ab_addresses')
    .values({ name, cabinet_id: cabinetId, image_id: imageId, created_at: at, fetched_at: null })
    .execute();
  return { name };
}

type Sent = { cabinetId: number; imageId: number; since: Date };

/** Whether the marketplace has come for a showing of the image that began then. */
export async function wasFetched(trx: Db, { cabinetId, imageId, since }: Sent): Promise<boolean> {
  const fetched = await trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_addresses')
    .select('name')
    .where('image_id', '=', imageId)
    .where('cabinet_id', '=', cabinetId)
    .where('created_at', '>=', since)
    .where('fetched_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return fetched !== undefined;
}

const pathOf = (name: string) => `${urlOf(getAbPicture)}?name=${name}` as `/${string}`;

/** For browsers, which are here already. */
export const picturePath = (name: string): string => pathOf(name);

/** For the marketplace, from outside. */
export function pictureUrl(context: Pick<Context, 'env'>, name: string): string {
  return linkTo(context, pathOf(name));
}
