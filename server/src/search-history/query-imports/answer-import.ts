import type { ImportAnswers } from '@vitrina/contract/query-imports.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { runImportJob } from './run-import.job.ts';
import type { QueryImportTables } from './tables.ts';

type Answered = { userId: number; cabinetId: number; importId: string; answers: ImportAnswers };

/** Begins an import again that asked; what is answered now comes before what was answered earlier. */
export async function answerImport(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  { userId, cabinetId, importId, answers }: Answered,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .withTables<QueryImportTables>()
      .selectFrom('query_import_jobs')
      .select(['state', 'answers'])
      .where('id', '=', importId)
      .where('user_id', '=', userId)
      .where('cabinet_id', '=', cabinetId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw problem('import.notFound');
    if (row.state !== 'asking') throw problem('import.notAsking');
    await trx
      .withTables<QueryImportTables>()
      .updateTable('query_import_jobs')
      .set({
        state: 'running',
        answers: { ...row.answers, ...answers },
        attempts: 0,
        beat_at: sql<Date>`now()`,
      })
      .where('id', '=', importId)
      .execute();
    await queue.publish(runImportJob, { importId }, { within: trx, singletonKey: importId });
  });
}
