import { sql } from 'kysely';
import * as z from 'zod';
import { openMail } from '../../src/accounts/mail/queue-mail.ts';
import { sendMailJob } from '../../src/accounts/mail/send-mail.job.ts';
import type { TestApp } from '../app.ts';

const Row = z.object({ data: sendMailJob.payload });

/** Letters to an address that wait for a worker, the newest first: the same that a mailbox would get. */
export async function listLetters({ context }: TestApp, to: string) {
  const { rows } = await sql`
    select data from jobs.job where name = ${sendMailJob.name} order by created_on desc, id desc`.execute(
    context.db,
  );
  return rows.map((row) => openMail(context, Row.parse(row).data)).filter((mail) => mail.to === to);
}

/** The code in the newest letter to an address: what stands last in its links, or alone on a line. */
export async function readCode(app: TestApp, to: string): Promise<string> {
  const [letter] = await listLetters(app, to);
  const code = /: ([A-Za-z0-9]{6,24})\n\nVitrina$/.exec(letter?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`No letter to ${to} has a code.`);
  return code;
}
