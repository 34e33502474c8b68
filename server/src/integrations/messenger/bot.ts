import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { Send } from '../../platform/outbound/send.ts';

/** The product's bot: its token is its only key, and stands in every address. */
export type Bot = { baseUrl: string; token: string; send: Send };

export type BotFailure =
  | CallFailure
  | {
      outcome: /** The person has blocked the bot or is gone: the link to that person is dead. */
        | 'blocked'
        /** The person has not pressed Start, so nothing may be written. */
        | 'notStarted'
        | 'chatNotFound'
        /** Somebody else polls with this token, or a webhook is set. */
        | 'conflict';
      message: string;
    };

export type BotAnswer<Data> = { outcome: 'ok'; data: Data } | BotFailure;
