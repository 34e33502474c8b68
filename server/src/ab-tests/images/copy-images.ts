import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import type { AbTestsTables } from '../tables.ts';
import { randomName } from './insert-image.ts';

type Copy = { cabinetId: number; fromTestId: number; testId: number; at: Date };

/** All images of another test of the cabinet, for a draft; excluded ones are back. */
export async function copyImages(trx: Db, { cabinetId, fromTestId, testId, at }: Copy): Promise<void> {
  const images = await trx
    .withTables<AbTestsTables>()
    .selectFrom('ab_images')
    .select('id')
    .where('test_id', '=', fromTestId)
    .where('cabinet_id', '=', cabinetId)
    .execute();
  const names = images.map(() => randomName());
  await sql`
    insert into ab_images
      (cabinet_id, test_id, name, number, idea, width, height, original, published, sha256, is_original, created_at)
    select cabinet_id, ${testId}::int, given.name, number, idea, width, height, original, published, sha256,
      is_original, ${at}::timestamptz
    from ab_images
    join unnest(${images.map(({ id }) => id)}::int[], ${names}::text[]) as given(id, name) using (id)`.execute(
    trx,
  );
}
