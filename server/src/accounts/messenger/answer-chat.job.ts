import { Language } from '@vitrina/contract/languages.ts';
import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';
import { BOT_TEXT_NAMES } from './bot-texts.ts';

/** What the bot says to a chat: the name of a text, so that nothing about people waits in the queue. */
export const answerChatJob = job({
  name: 'answer-chat',
  payload: z.object({ chatId: z.string(), language: Language, text: z.enum(BOT_TEXT_NAMES) }),
  // Some five minutes in all: a later answer would come out of nowhere.
  retryLimit: 5,
  retryDelaySeconds: 10,
  expireInSeconds: 120,
});
