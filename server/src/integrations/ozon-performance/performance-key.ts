import type { Send } from '../../platform/outbound/send.ts';
import type { TokenCache } from './create-token-cache.ts';

export type PerformanceKey = {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  send: Send;
  /** One for the whole process: a token is good for half an hour, whoever asks. */
  tokens: TokenCache;
};
