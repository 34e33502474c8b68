import { expect } from 'vitest';
import * as z from 'zod';
import { house } from './house.ts';

const Mails = z.object({ messages: z.array(z.object({ subject: z.string(), text: z.string() })) });

async function listMails(to: string) {
  const answer = await fetch(`${house().sandboxUrl}/mailbox/messages?${String(new URLSearchParams({ to }))}`);
  return Mails.parse(await answer.json()).messages;
}

/** Waits for a letter with that subject, as a person would, and reads it. */
export async function readMail(to: string, subject: RegExp): Promise<{ link: string; code: string }> {
  let text: string | undefined;
  await expect
    .poll(
      async () => {
        text = (await listMails(to)).find((mail) => subject.test(mail.subject))?.text;
        return text !== undefined;
      },
      { timeout: 20_000, interval: 200, message: `a letter to ${to}: ${subject.source}` },
    )
    .toBe(true);
  return {
    link: /https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '',
    code: /: ([A-Za-z0-9]{6,24})\s*\n+Vitrina/.exec(text ?? '')?.[1] ?? '',
  };
}
