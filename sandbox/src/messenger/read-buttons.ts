import { z } from 'zod';
import { type Refusal, refuse } from './answer.ts';
import type { Message } from './open-messenger.ts';
import { Json } from './read-arguments.ts';

const Markup = z.object({
  reply_markup: Json(
    z.looseObject({
      inline_keyboard: z
        .array(
          z.array(
            z.object({ text: z.string(), url: z.string().optional(), callback_data: z.string().optional() }),
          ),
        )
        .default([]),
    }),
  ),
});

const LONGEST_DATA_BYTES = 64;

/** The buttons under a message. Keyboards in the place of the person's own are taken and not shown. */
export function readButtons(args: unknown): Message['buttons'] | Refusal {
  const rows = Markup.parse(args).reply_markup?.inline_keyboard ?? [];
  for (const { text, url, callback_data: data } of rows.flat()) {
    if (text === '') return refuse(400, 'inline keyboard button text must be non-empty');
    if (url === undefined && data === undefined)
      return refuse(400, 'text buttons are unallowed in the inline keyboard');
    if (url !== undefined && !(/^(?:https?|tg):/i.test(url) && URL.canParse(url)))
      return refuse(400, `inline keyboard button URL '${url}' is invalid: wrong HTTP URL`);
    if (data !== undefined && Buffer.byteLength(data) > LONGEST_DATA_BYTES)
      return refuse(400, 'BUTTON_DATA_INVALID');
  }
  return rows;
}
