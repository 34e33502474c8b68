import { sql } from 'kysely';
import type { AbTrx, TestRow } from '../project/lock-test.ts';
import { listShownImages, settleWindows } from '../running/windows.ts';

type CurrentWindow = {
  number: number;
  image_id: number;
  planned_from: Date;
  planned_to: Date;
  state: string;
};

/** Which main picture belongs on the card now, and the window that says so. `imageId` null: the seller's own. */
export type Wanted = { imageId: number | null; window: CurrentWindow | null };

export async function findWindow(trx: AbTrx, testId: number, now: Date): Promise<CurrentWindow | null> {
  const { rows } = await sql<CurrentWindow>`
    select number, image_id, planned_from, planned_to, state from ab_windows
    where test_id = ${testId} and planned_from <= ${now} and planned_to > ${now}
    order by planned_from desc limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** Behind the last window the image that is up stays until the test is ended. */
export async function findWanted(
  trx: AbTrx,
  row: TestRow,
  { shownImageId, now }: { shownImageId: number | null; now: Date },
): Promise<Wanted> {
  if (row.status !== 'running') {
    return { imageId: row.status === 'finished' ? row.applied_image_id : null, window: null };
  }
  if (row.launched_at === null) {
    const [first] = await listShownImages(trx, row.id);
    return { imageId: first?.id ?? null, window: null };
  }
  await settleWindows(trx, row.id, now);
  const window = await findWindow(trx, row.id, now);
  return { imageId: window === null ? shownImageId : window.image_id, window };
}
