import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import type { Collection, Store } from '../platform/open-store.ts';
import { Entity } from './entity.ts';

const Chat = z.object({ userId: z.int(), isStarted: z.boolean(), isBlocked: z.boolean() });
type Chat = z.infer<typeof Chat>;

const Button = z.object({
  text: z.string(),
  url: z.string().optional(),
  callback_data: z.string().optional(),
});
const KeptDocument = z.object({
  fileId: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  sizeBytes: z.int(),
});

export const Message = z.object({
  id: z.int(),
  userId: z.int(),
  isFromBot: z.boolean(),
  atMs: z.number(),
  /** The caption, if there is a document. */
  text: z.string(),
  entities: z.array(Entity),
  buttons: z.array(z.array(Button)).default([]),
  document: KeptDocument.optional(),
});
export type Message = z.infer<typeof Message>;
type NewMessage = Omit<z.input<typeof Message>, 'id' | 'atMs'>;

const UPDATE_KINDS = ['message', 'my_chat_member', 'callback_query'] as const;
type UpdateKind = (typeof UPDATE_KINDS)[number];

/** What the bot has not been told yet, or has not confirmed. */
const Update = z.object({
  id: z.int(),
  userId: z.int(),
  atMs: z.number(),
  kind: z.enum(UPDATE_KINDS),
  body: z.record(z.string(), z.unknown()),
  failedTries: z.int(),
  nextTryMs: z.number(),
});
export type Update = z.infer<typeof Update>;

const Webhook = z.object({
  url: z.string(),
  secretToken: z.string().optional(),
  maxConnections: z.int(),
  ipAddress: z.string().optional(),
  lastErrorMs: z.number().optional(),
  lastError: z.string().optional(),
});
const Bot = z.object({
  lastUpdateId: z.int(),
  lastMessageId: z.int(),
  webhook: Webhook.nullable(),
  /** Empty: all kinds. */
  allowedUpdates: z.array(z.string()),
  commands: z.array(z.object({ command: z.string(), description: z.string() })),
});
type Bot = z.infer<typeof Bot>;
const NEW_BOT: Bot = {
  lastUpdateId: 610_000_000,
  lastMessageId: 0,
  webhook: null,
  allowedUpdates: [],
  commands: [],
};

const KeptFile = KeptDocument.extend({ base64: z.string() });

export type Messenger = {
  nowMs(): number;
  chat(userId: number): Chat;
  setChat(chat: Chat): void;
  bot(): Bot;
  setBot(change: Partial<Bot>): void;
  messages: Collection<Message>;
  addMessage(message: NewMessage): Message;
  updates: Collection<Update>;
  /** Queues an update, unless the bot asked not to be told of its kind. */
  push(kind: UpdateKind, userId: number, body: Update['body']): void;
  files: Collection<z.infer<typeof KeptFile>>;
  /** Of long polls only the last one lives; `isClosed` ends it when the sandbox stops. */
  polling: { generation: number; isClosed: boolean };
};

const MESSAGES_KEPT = 1000;

/** All that people and the bot did, kept over restarts. */
export function openMessenger(store: Store, clock: Clock): Messenger {
  const chats = store.collection('messenger.chats', Chat);
  const bots = store.collection('messenger.bot', Bot);
  const messages = store.collection('messenger.messages', Message);
  const updates = store.collection('messenger.updates', Update);
  const nowMs = () => clock.now().getTime();
  const bot = () => bots.get('bot') ?? NEW_BOT;
  const setBot = (change: Partial<Bot>) => bots.put('bot', { ...bot(), ...change });

  return {
    nowMs,
    chat: (userId) => chats.get(String(userId)) ?? { userId, isStarted: false, isBlocked: false },
    setChat: (chat) => chats.put(String(chat.userId), chat),
    bot,
    setBot,
    messages,
    addMessage(message) {
      const id = bot().lastMessageId + 1;
      const added = Message.parse({ ...message, id, atMs: nowMs() });
      messages.put(String(id), added);
      messages.remove(String(id - MESSAGES_KEPT));
      setBot({ lastMessageId: id });
      return added;
    },
    updates,
    push(kind, userId, body) {
      const { allowedUpdates, lastUpdateId } = bot();
      if (allowedUpdates.length > 0 && !allowedUpdates.includes(kind)) return;
      const id = lastUpdateId + 1;
      const atMs = nowMs();
      updates.put(String(id), { id, userId, atMs, kind, body, failedTries: 0, nextTryMs: atMs });
      setBot({ lastUpdateId: id });
    },
    files: store.collection('messenger.files', KeptFile),
    polling: { generation: 0, isClosed: false },
  };
}
