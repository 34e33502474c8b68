import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import type * as z from 'zod';
import type { DbContext } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';
import { picturePath } from './add-address.ts';

type Image = z.input<typeof AbImage>;

/** The images of tests as people see them, by test and in their order; the bytes stay where they are. */
export async function listImages(
  { db }: DbContext,
  testIds: readonly number[],
): Promise<Map<number, Image[]>> {
  if (testIds.length === 0) return new Map();
  const rows = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_images')
    .select(['id', 'test_id', 'name', 'number', 'idea', 'width', 'height', 'is_original', 'excluded_at'])
    .select(({ fn }) => fn<number>('octet_length', ['original']).as('bytes'))
    .where('test_id', 'in', testIds)
    .orderBy('number')
    .execute();
  const byTest = Map.groupBy(rows, (row) => row.test_id);
  return new Map(
    [...byTest].map(([testId, images]) => [
      testId,
      images.map(({ id, name, number, idea, width, height, bytes, is_original, excluded_at }) => ({
        id,
        number,
        idea,
        url: picturePath(name),
        width,
        height,
        bytes,
        isOriginal: is_original,
        excludedAt: excluded_at?.toISOString() ?? null,
      })),
    ]),
  );
}
