import { sql } from 'kysely';
import * as z from 'zod';
import { sendRecoveryJob } from '../../src/accounts/passwords/send-recovery.job.ts';
import { sendRecovery } from '../../src/accounts/passwords/send-recovery.ts';
import type { TestApp } from '../app.ts';

const Row = z.object({ data: sendRecoveryJob.payload });

/** Does what a worker would: looks the addresses up that asked for a new password and writes their letters. */
export async function workRecoveries({ context }: TestApp): Promise<void> {
  const { rows } = await sql`
    delete from jobs.job where name = ${sendRecoveryJob.name} and state = 'created' returning data`.execute(
    context.db,
  );
  for (const row of rows) await sendRecovery(context, Row.parse(row).data);
}
