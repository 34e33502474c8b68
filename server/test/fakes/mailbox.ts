import * as z from 'zod';
import type { MailServer } from '../../src/integrations/mail/mail-server.ts';
import type { Sandbox } from './sandbox.ts';

const Mail = z.object({
  id: z.number(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
});
const Mails = z.object({ messages: z.array(Mail) });
export type Mail = z.infer<typeof Mail>;

/** The sandbox's mail server, as an impatient product would know it. */
export function demoMailServer({ smtpUrl }: Sandbox): MailServer {
  return { url: smtpUrl, from: { name: 'Витрина', address: 'no-reply@vitrina.test' }, timeoutMs: 1000 };
}

/** What has come for a recipient, the newest first. */
export async function listMail({ url }: Sandbox, to: string): Promise<Mail[]> {
  const answer = await fetch(`${url}/mailbox/messages?${String(new URLSearchParams({ to }))}`);
  return Mails.parse(await answer.json()).messages;
}

export function headerOf({ headers }: Mail, name: string): string[] {
  return headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
}
