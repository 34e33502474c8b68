import { isPostgresAway } from './postgres/database.ts';

/** Says in one sentence what whoever starts a process or a command has to put right first. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

function explain(error: unknown): string | undefined {
  if (error instanceof CannotStart) return error.message;
  if (!isPostgresAway(error)) return undefined;
  const reason = error instanceof Error && error.message !== '' ? error.message : 'connection refused';
  return `PostgreSQL does not answer (${reason}).`;
}

/** Runs a process or a command. One that cannot start says why and ends with 1; a stack would only hide the sentence. */
export async function runProcess(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exit(1);
  }
}
