import * as z from 'zod';
import type { Bot } from '../../src/integrations/messenger/bot.ts';
import { send } from '../../src/platform/outbound/send.ts';
import type { Sandbox } from './sandbox.ts';

const Keys = z.object({ bot: z.object({ username: z.string(), token: z.string() }) });

/** People of the sandbox's messenger. */
export const ANNA = '512000101';
export const TIMUR = '6912345678';

/** The sandbox's demo bot, impatient so that tests are quick. */
export async function demoBot(sandbox: Sandbox): Promise<Bot & { username: string }> {
  const { bot } = Keys.parse(await sandbox.keys());
  return {
    ...bot,
    baseUrl: `${sandbox.url}/telegram`,
    send: (request) => send({ ...request, timeoutMs: Math.min(request.timeoutMs, 1500) }),
  };
}

/** A person does something on the messenger's pages: `start`, `block`, `send`. */
export async function act(
  sandbox: Sandbox,
  person: string,
  name: string,
  fields: Record<string, string> = {},
) {
  const answer = await fetch(`${sandbox.url}/telegram/chat/${person}/${name}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The messenger answered ${answer.status}`);
}

/** A person opens a link to the bot and presses Start. */
export async function pressStart(sandbox: Sandbox, person: string, code: string) {
  await fetch(`${sandbox.url}/telegram/start`, {
    method: 'POST',
    body: new URLSearchParams({ user: person, start: code }),
    redirect: 'manual',
  });
}

/** What stands in a person's chat, as HTML. */
export async function chatPage(sandbox: Sandbox, person: string): Promise<string> {
  return (await fetch(`${sandbox.url}/telegram/chat/${person}`)).text();
}

/** Lets the limits of the messenger fill up: the sandbox's time counts as well as the real one. */
export async function refill(sandbox: Sandbox): Promise<void> {
  await sandbox.clock({ advanceMinutes: 1 });
}
