import * as z from 'zod';
import type { Bot, BotAnswer } from './bot.ts';
import { callBot } from './call-bot.ts';
import { LONGEST_MESSAGE, visibleLength } from './split-html.ts';
import { IdText } from './wire-number.ts';

type Letter = {
  chatId: string;
  /** Tags of the messenger's HTML; everything that is not ours in it must be escaped. */
  html: string;
  /** Links under the message, each in a row of its own. */
  buttons?: readonly { text: string; url: string }[];
};

/** Sends one message; `splitHtml` makes several of what is longer. */
export async function sendMessage(
  bot: Bot,
  { chatId, html, buttons = [] }: Letter,
): Promise<BotAnswer<{ messageId: string }>> {
  if (visibleLength(html) > LONGEST_MESSAGE)
    return { outcome: 'invalid', message: 'the message is longer than the messenger takes' };
  const answer = await callBot(bot, {
    method: 'sendMessage',
    body: {
      chat_id: Number(chatId),
      text: html,
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      ...(buttons.length === 0
        ? {}
        : { reply_markup: { inline_keyboard: buttons.map((button) => [button]) } }),
    },
    shape: z.object({ message_id: IdText }),
  });
  return answer.outcome === 'ok' ? { outcome: 'ok', data: { messageId: answer.data.message_id } } : answer;
}
