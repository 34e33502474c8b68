import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type * as z from 'zod';
import { linkTo } from '../mail/link-to.ts';
import type { answerChatJob } from './answer-chat.job.ts';
import type { BotIdentity } from './bot-identity.ts';
import { botText } from './bot-texts.ts';
import { type Sending, sendToChat } from './send-to-chat.ts';

/** Throws while another try may help. */
export async function answerChat(
  context: Sending,
  identity: BotIdentity,
  { chatId, language, text }: z.output<typeof answerChatJob.payload>,
): Promise<void> {
  const settings = linkTo(context, '/pages/account-settings/connections');
  await sendToChat(context, identity, { chatId, html: escapeHtml(botText(language, text, settings)) });
}
