import { z } from 'zod';

export const PARTS = [
  'ozon',
  'performance',
  'storefront',
  'feed',
  'wildberries',
  'wbStorefront',
  'yandexMarket',
  'payments',
  'messenger',
  'mailbox',
  'receiver',
] as const;
export type Part = (typeof PARTS)[number];

/** What the client sees. The first group is of the transport and spoils any part that speaks HTTP. */
export const FAULT_MEANINGS = {
  delay: 'the right answer, late by delayMs',
  timeout: 'no answer until the client gives up',
  reset: 'the connection is reset',
  status500: '500 in the words of the part',
  status429: 'too often, in the words of the part; says when to come back if retryAfterSeconds is given',
  html: '200 with a page of HTML instead of data',
  truncatedJson: 'the right answer, cut off in the middle',
  wrongTypes: 'the right answer with numbers as text and text of digits as numbers',
  unknownEnum: 'the right answer with words of its enums that no contract has',
  drift: 'the right answer under renamed fields, or search pages without the grid',

  wrongCity: 'search pages and cards of another city',
  blocked: '403 with an anti-bot incident, JSON and HTML by turns',
  captcha: '403 with a slider captcha page',

  keyExpired: 'the key is refused as expired or deactivated',
  keyReadOnly: 'the key reads but may change nothing',
  keyIpBound: 'the key is bound to another address',
  noPremium: 'the seller has no paid subscription',
  dailyLimit: 'the limit of the day is used up until its reset hour',
  picturesPending: 'picture tasks stay pending',
  picturesFailed: 'pictures are not taken; the old ones stay',
  picturesSkipped: 'pictures are skipped as known already',
  reportFailed: 'reports end with an error instead of a file',

  doneThen500: 'the order is carried out, but answered with 500',
  webhookLost: 'a notification is never sent',
  webhookDoubled: 'a notification is sent twice',

  botBlocked: 'the person has blocked the bot',

  gone: '410: gone for good',

  mailRefused: '550 for the recipient',
  mailDeferred: '451, to be tried again later',
} as const;
export type FaultName = keyof typeof FAULT_MEANINGS;
export const FAULT_NAMES = Object.keys(FAULT_MEANINGS) as [FaultName, ...FaultName[]];

export const TRANSPORT_FAULTS = [
  'delay',
  'timeout',
  'reset',
  'status500',
  'status429',
  'html',
  'truncatedJson',
  'wrongTypes',
  'unknownEnum',
  'drift',
] as const satisfies readonly FaultName[];

const KEY_FAULTS = ['keyExpired', 'keyReadOnly'] as const;

/** What can go wrong where. */
export const FAULTS_OF_PART: Record<Part, readonly FaultName[]> = {
  ozon: [
    ...TRANSPORT_FAULTS,
    ...KEY_FAULTS,
    'keyIpBound',
    'noPremium',
    'dailyLimit',
    'picturesPending',
    'picturesFailed',
    'picturesSkipped',
  ],
  performance: [...TRANSPORT_FAULTS, ...KEY_FAULTS, 'dailyLimit', 'reportFailed'],
  storefront: [...TRANSPORT_FAULTS, 'wrongCity', 'blocked', 'captcha'],
  feed: TRANSPORT_FAULTS,
  wildberries: [
    ...TRANSPORT_FAULTS,
    ...KEY_FAULTS,
    'noPremium',
    'dailyLimit',
    'picturesFailed',
    'reportFailed',
  ],
  wbStorefront: [...TRANSPORT_FAULTS, 'blocked'],
  yandexMarket: [...TRANSPORT_FAULTS, ...KEY_FAULTS, 'dailyLimit', 'reportFailed'],
  payments: [...TRANSPORT_FAULTS, 'keyExpired', 'doneThen500', 'webhookLost', 'webhookDoubled'],
  messenger: [...TRANSPORT_FAULTS, 'keyExpired', 'botBlocked', 'webhookLost', 'webhookDoubled'],
  mailbox: ['delay', 'timeout', 'reset', 'mailRefused', 'mailDeferred'],
  receiver: ['delay', 'timeout', 'reset', 'status500', 'status429', 'gone'],
};

export const FaultOrder = z
  .object({
    part: z.enum(PARTS),
    /** Whom it spoils, by what the part knows its callers by (KEY_MEANINGS). Absent: every caller. */
    key: z.string().min(1).max(200).optional(),
    fault: z.enum(FAULT_NAMES),
    /** null: until it is taken away. */
    times: z.int().min(1).max(1_000_000).nullable().default(null),
    /** The part of the requests that it spoils. */
    chance: z.number().gt(0).max(1).default(1),
    delayMs: z.int().min(0).max(600_000).default(3000),
    retryAfterSeconds: z.int().min(0).max(86_400).optional(),
  })
  .strict()
  .refine((order) => FAULTS_OF_PART[order.part].includes(order.fault), {
    message: 'this part does not know this fault',
    path: ['fault'],
  });
export type FaultOrder = z.infer<typeof FaultOrder>;

/** What a part knows its callers by. */
export const KEY_MEANINGS: Record<Part, string> = {
  ozon: 'Client-Id',
  performance: 'client_id',
  storefront: 'area id of the session',
  feed: 'bearer key',
  wildberries: 'seller id of the token',
  wbStorefront: 'dest',
  yandexMarket: 'Api-Key',
  payments: 'shop id',
  messenger: 'chat id, or the bot token',
  mailbox: 'address of the recipient',
  receiver: 'last part of the address',
};

/** `used` counts the requests it has spoiled. */
export type PlantedFault = FaultOrder & { id: number; used: number };
