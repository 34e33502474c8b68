import { z } from 'zod';
import { type Answer, refuse } from './answer.ts';
import { type Desk, postMessage } from './post-message.ts';
import { type Arguments, ChatId, Text } from './read-arguments.ts';
import { readFormatted } from './read-formatted.ts';

const Ask = z.object({ chat_id: ChatId, text: Text });

/** The contract: 1 to 4096 characters after entities are parsed. */
const LONGEST_TEXT = 4096;

export function sendMessage(desk: Desk, args: Arguments): Answer {
  const { chat_id: chatId, text } = Ask.parse(args);
  const content = readFormatted(text, args);
  if ('ok' in content) return content;
  if (content.text === '') return refuse(400, 'message text is empty');
  if (content.text.length > LONGEST_TEXT) return refuse(400, 'message is too long');
  return postMessage(desk, { chatId, content, args });
}
