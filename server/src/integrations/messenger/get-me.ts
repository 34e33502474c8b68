import * as z from 'zod';
import type { Bot, BotAnswer } from './bot.ts';
import { callBot } from './call-bot.ts';
import { IdText } from './wire-number.ts';

const Me = z.object({ id: IdText, username: z.string() });

/** Whose token this is: also the way to find out whether it is good. */
export async function getMe(bot: Bot): Promise<BotAnswer<z.output<typeof Me>>> {
  return callBot(bot, { method: 'getMe', shape: Me });
}
