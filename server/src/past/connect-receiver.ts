import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { WEBHOOK_KINDS } from '@vitrina/contract/notifications/webhooks.ts';
import { createWebhook } from '../notifications/webhooks/create-webhook.ts';
import { listWebhooks } from '../notifications/webhooks/find-webhook.ts';
import { renewSecret } from '../notifications/webhooks/renew-secret.ts';
import { sendTest } from '../notifications/webhooks/send-by-hand.ts';
import type { Context } from '../platform/context.ts';
import { contextAt } from './context-at.ts';
import { deliveringThen } from './deliver-then.ts';

/** An address of the sandbox's receiver, and its name there. */
const RECEIVER = 'demo';
const NAME = 'Учётная система';
/** From the beginning of a day to when people are at work. */
const MORNING_MS = 10.6 * HOUR_MS;

const inSandbox = ({ env }: Pick<Context, 'env'>, path: string) => new URL(path, env.CLOCK_URL).href;

async function send(url: string, method: 'PUT' | 'POST', body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
}

/** As its owner types it on the receiver's page. */
const giveSecret = (context: Context, secret: string) =>
  send(inSandbox(context, `/receiver/secrets/${RECEIVER}`), 'PUT', { secret });

/** It answers its next two requests with 500, and then works again. */
export const breakReceiver = (context: Context) =>
  send(inSandbox(context, '/faults'), 'POST', {
    part: 'receiver',
    fault: 'status500',
    key: RECEIVER,
    times: 2,
  });

/**
 * The seller's own program gets what happens in the cabinet: added as a person adds it, and tried before the program knew the
 * secret, so that the first attempt was refused and the second one taken.
 */
export async function connectReceiver(
  context: Context,
  { cabinetId, userId, since }: { cabinetId: number; userId: number; since: Date | undefined },
): Promise<void> {
  const then = since === undefined ? context : contextAt(context, new Date(since.getTime() + MORNING_MS));
  const of = { cabinetId: CabinetId.parse(cabinetId), userId };
  const url = inSandbox(context, `/receiver/hooks/${RECEIVER}`);
  const known = (await listWebhooks(context, cabinetId)).find((one) => one.url === url);
  // Of a filling that was ended nobody knows the secret any more.
  if (known) return giveSecret(context, await renewSecret(context, { ...of, webhookId: known.id }));
  const draft = { name: NAME, url, kinds: [...WEBHOOK_KINDS] };
  const { secret, webhook } = await createWebhook(then, { ...of, draft });
  const before = context.clock.now();
  const testAt = then.clock.now();
  await deliveringThen(context, { cabinetId, before: new Date(testAt.getTime() + 1) }, () =>
    sendTest(then, { cabinetId: of.cabinetId, webhookId: webhook.id }),
  );
  await giveSecret(context, secret);
  await deliveringThen(context, { cabinetId, before }, async () => undefined);
}
