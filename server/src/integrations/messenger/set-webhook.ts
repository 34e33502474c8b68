import * as z from 'zod';
import type { Bot, BotAnswer } from './bot.ts';
import { callBot } from './call-bot.ts';
import { WANTED_UPDATES } from './read-update.ts';

type Webhook = {
  url: string;
  /** 1 to 256 letters, digits, `_` or `-`; comes back in a header of every delivery. */
  secretToken: string;
};

/** Asks for updates by webhook; what has waited is delivered too. */
export async function setWebhook(bot: Bot, { url, secretToken }: Webhook): Promise<BotAnswer<boolean>> {
  return callBot(bot, {
    method: 'setWebhook',
    body: { url, secret_token: secretToken, allowed_updates: WANTED_UPDATES },
    shape: z.boolean(),
    secrets: [secretToken],
  });
}

/** Back to lists of updates; none is lost. */
export async function deleteWebhook(bot: Bot): Promise<BotAnswer<boolean>> {
  return callBot(bot, { method: 'deleteWebhook', shape: z.boolean() });
}
