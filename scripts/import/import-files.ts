import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../../server/src/platform/problem.ts';
import { importQueries } from '../../server/src/search-history/query-imports/import-queries.ts';
import { describeRefusal } from './describe-refusal.ts';
import { formatReport } from './format-report.ts';

type Terminal = { log(text: string): void; error(text: string): void };
type Importing = {
  context: Parameters<typeof importQueries>[0];
  owner: Parameters<typeof importQueries>[1];
  answers: NonNullable<Parameters<typeof importQueries>[3]>['answers'];
};

/** Takes the files in one after another and says what became of each; false where one was not stored. */
export async function importFiles(
  files: readonly string[],
  { context, owner, answers = {} }: Importing,
  { log, error }: Terminal = console,
): Promise<boolean> {
  let areStored = true;
  for (const file of files) {
    const name = path.basename(file);
    try {
      const report = await importQueries(context, owner, { name, bytes: await readFile(file) }, { answers });
      log(`${formatReport(report)}\n`);
      if (report.questions.length > 0) areStored = false;
    } catch (thrown) {
      // The next file may be a good one.
      error(`${describeFailure(name, thrown)}\n`);
      areStored = false;
    }
  }
  return areStored;
}

function describeFailure(name: string, error: unknown): string {
  if (error instanceof Problem) return describeRefusal(name, error);
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error)
    return `There is no file ${String(error.path)}.`;
  throw error;
}
