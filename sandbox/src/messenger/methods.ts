import { type Answer, accept } from './answer.ts';
import { getChat } from './get-chat.ts';
import { getUpdates } from './get-updates.ts';
import { getWebhookInfo } from './get-webhook-info.ts';
import { BOT } from './person.ts';
import type { Desk } from './post-message.ts';
import type { Arguments } from './read-arguments.ts';
import { sendDocument } from './send-document.ts';
import { sendMessage } from './send-message.ts';
import { setMyCommands } from './set-my-commands.ts';
import { deleteWebhook, setWebhook } from './set-webhook.ts';

type Method = (desk: Desk, args: Arguments) => Answer | Promise<Answer>;

/** By name in small letters: the messenger does not tell the case of method names apart. */
export const METHODS: Readonly<Record<string, Method>> = {
  getme: () =>
    accept({
      ...BOT,
      can_join_groups: true,
      can_read_all_group_messages: false,
      supports_inline_queries: false,
    }),
  getupdates: ({ messenger }, args) => getUpdates(messenger, args),
  setwebhook: ({ messenger }, args) => setWebhook(messenger, args),
  deletewebhook: ({ messenger }, args) => deleteWebhook(messenger, args),
  getwebhookinfo: ({ messenger }) => getWebhookInfo(messenger),
  sendmessage: sendMessage,
  senddocument: sendDocument,
  setmycommands: ({ messenger }, args) => setMyCommands(messenger, args),
  getchat: ({ messenger }, args) => getChat(messenger, args),
};
