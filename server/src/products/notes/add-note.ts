import { NOTE_BOUNDS, addNote as route } from '@vitrina/contract/notes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { readMoment } from './rules.ts';
import type { NotesTables } from './tables.ts';

/** Whether a product is one of the cabinet's; each tool knows those it follows and the application lists them. */
export type KnowsProduct = (db: Db, cabinetId: number, sku: number) => Promise<boolean>;

type NewNote = { cabinetId: number; authorId: number; sku: number; at: string; text: string };

async function countNotes(trx: Db, { cabinetId, sku }: NewNote): Promise<number> {
  const { count } = await trx
    .withTables<NotesTables>()
    .selectFrom('notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return count;
}

async function requireKnown(db: Db, knowers: readonly KnowsProduct[], { cabinetId, sku }: NewNote) {
  for (const knows of knowers) if (await knows(db, cabinetId, sku)) return;
  throw problem('product.notFound');
}

export async function addNote(
  { db, clock }: TimedContext,
  knowers: readonly KnowsProduct[],
  note: NewNote,
): Promise<OutputOf<typeof route>> {
  const { cabinetId, authorId, sku, text } = note;
  const at = readMoment(note.at, clock.now());
  return db.transaction().execute(async (trx) => {
    if (!(await lockCabinet(trx, cabinetId))) throw problem('cabinet.notFound');
    await requireKnown(trx, knowers, note);
    const added = await trx
      .withTables<NotesTables>()
      .insertInto('notes')
      .values({ cabinet_id: cabinetId, sku, at, text, author_id: authorId })
      .onConflict((conflict) => conflict.constraint('notes_minute_unique').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw problem('note.timeTaken');
    const maximum = NOTE_BOUNDS.perProduct;
    if ((await countNotes(trx, note)) > maximum) throw problem('note.tooMany', { maximum });
    return route.output.parse({ noteId: added.id });
  });
}
