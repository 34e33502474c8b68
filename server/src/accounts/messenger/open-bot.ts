import type { Bot } from '../../integrations/messenger/bot.ts';
import type { Context } from '../../platform/context.ts';

/** The product's bot; undefined where the operator has named none. */
export function openBot({ env, send }: Pick<Context, 'env' | 'send'>): Bot | undefined {
  if (env.TELEGRAM_BOT_TOKEN === '') return undefined;
  return { baseUrl: env.TELEGRAM_URL, token: env.TELEGRAM_BOT_TOKEN, send };
}
