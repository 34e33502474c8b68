import { randomUUID } from 'node:crypto';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { IMPORT_RULES } from '@vitrina/contract/query-imports.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { runImportJob } from './run-import.job.ts';
import type { QueryImportTables } from './tables.ts';

const PIECE_BYTES = 1024 * 1024;
/** A name is shown, and helps to tell what the file is; nobody needs more of it. */
const NAME_LENGTH = 200;

type NewImport = {
  userId: number;
  cabinetId: number;
  marketplace: Marketplace;
  file: { name: string; bytes: Uint8Array };
};

async function requireRoom(trx: Db, userId: number): Promise<void> {
  // The person's row is the lock: two files at once are counted one after the other.
  await trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const { unfinished } = await trx
    .withTables<QueryImportTables>()
    .selectFrom('query_import_jobs')
    .select((eb) => eb.fn.countAll<number>().as('unfinished'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['running', 'asking'])
    .executeTakeFirstOrThrow();
  const maximum = IMPORT_RULES.unfinishedPerPerson;
  if (unfinished >= maximum) throw problem('import.tooMany', { maximum });
}

async function storeFile(trx: Db, { cabinetId, file }: NewImport, importId: string): Promise<void> {
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  for (let number = 0; number * PIECE_BYTES < bytes.length; number += 1)
    await trx
      .withTables<QueryImportTables>()
      .insertInto('query_import_pieces')
      .values({
        import_id: importId,
        number,
        cabinet_id: cabinetId,
        bytes: bytes.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES),
      })
      .execute();
}

/** Takes a file in for a worker to read. */
export async function startImport(
  { db, queue, clock }: Pick<Context, 'db' | 'queue' | 'clock'>,
  given: NewImport,
): Promise<string> {
  const importId = randomUUID();
  await db.transaction().execute(async (trx) => {
    await requireRoom(trx, given.userId);
    await trx
      .withTables<QueryImportTables>()
      .insertInto('query_import_jobs')
      .values({
        id: importId,
        user_id: given.userId,
        cabinet_id: given.cabinetId,
        marketplace: given.marketplace,
        // A text of the database holds no NUL.
        file_name: given.file.name.replaceAll('\0', '').slice(0, NAME_LENGTH).toWellFormed(),
        created_at: clock.now(),
      })
      .execute();
    await storeFile(trx, given, importId);
    await queue.publish(runImportJob, { importId }, { within: trx, singletonKey: importId });
  });
  return importId;
}
