import { vi } from 'vitest';
import * as z from 'zod';
import { stack } from './stack.ts';

const Mails = z.object({ messages: z.array(z.object({ subject: z.string(), text: z.string() })) });

async function listMails(to: string) {
  const answer = await fetch(`${stack().sandboxUrl}/mailbox/messages?${String(new URLSearchParams({ to }))}`);
  return Mails.parse(await answer.json()).messages;
}

/** Waits for a letter with that subject, as a person would, and reads it. */
export async function readMail(to: string, subject: RegExp): Promise<{ link: string; code: string }> {
  // Not `expect.poll`, which has no place before the tests.
  const text = await vi.waitFor(
    async () => {
      const mail = (await listMails(to)).find((one) => subject.test(one.subject));
      if (mail === undefined) throw new Error(`No letter to ${to}: ${subject.source}`);
      return mail.text;
    },
    { timeout: 20_000, interval: 200 },
  );
  return {
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    code: /: ([A-Za-z0-9]{6,24})\s*\n+Vitrina/.exec(text)?.[1] ?? '',
  };
}
