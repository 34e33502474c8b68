import { randomUUID } from 'node:crypto';
import type { Language } from '@vitrina/contract/languages.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { seal, unseal } from '../../platform/secrets/secrets.ts';
import type { Letter } from './letter.ts';
import { renderHtml } from './render-html.ts';
import { sendMailJob } from './send-mail.job.ts';

/** For those who read letters as text: the same words in the same order. */
export function renderText({ heading, paragraphs, button, code }: Letter): string {
  return [
    heading,
    ...paragraphs.map((line) => (typeof line === 'string' ? line : `${line.text}:\n${line.url}`)),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(code ? [`${code.label}: ${code.value}`] : []),
    'Vitrina',
  ].join('\n\n');
}

const placeOf = (id: string) => `mail|${id}|letter`;

const Mail = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() });

type Addressed = { to: string; language: Language; letter: Letter };

/** The letter leaves if and only if `trx` commits; a mail server that is away only delays it. */
export async function queueMail(
  { queue, secrets }: Pick<Context, 'queue' | 'secrets'>,
  trx: Db,
  { to, language, letter }: Addressed,
): Promise<void> {
  const id = randomUUID();
  const mail: z.infer<typeof Mail> = {
    to,
    // A line break would begin a header of somebody else's; the contract lets none in, and this is the last door.
    subject: letter.subject.replaceAll(/\p{Cc}+/gu, ' '),
    html: renderHtml(language, letter),
    text: renderText(letter),
  };
  await queue.publish(
    sendMailJob,
    { id, sealed: seal(secrets, placeOf(id), JSON.stringify(mail)) },
    // Jobs of one queue without a key of their own count as one job.
    { within: trx, singletonKey: id },
  );
}

export function openMail(
  { secrets }: Pick<Context, 'secrets'>,
  { id, sealed }: { id: string; sealed: string },
): z.infer<typeof Mail> {
  return Mail.parse(JSON.parse(unseal(secrets, placeOf(id), sealed)));
}
