import { z } from 'zod';

export const PARTS = ['ozon', 'storefront', 'feed'] as const;
export type Part = (typeof PARTS)[number];

export const FAULT_NAMES = [
  'delay',
  'timeout',
  'reset',
  'status500',
  'status429',
  'html',
  'truncatedJson',
  'drift',
  'wrongCity',
  'blocked',
  'captcha',
] as const;
export type FaultName = (typeof FAULT_NAMES)[number];

/** What the client sees. */
export const FAULT_MEANINGS: Record<FaultName, string> = {
  delay: 'the right answer, late by delayMs',
  timeout: 'no answer until the client gives up',
  reset: 'the connection is reset',
  status500: '500 in the words of the part',
  status429: '429, with Retry-After when retryAfterSeconds is given',
  html: '200 with a page of HTML instead of data',
  truncatedJson: 'the right answer, cut off in the middle',
  drift: 'the right answer under renamed fields, or search pages without the grid',
  wrongCity: 'search pages and cards of another city',
  blocked: '403 with an anti-bot incident, JSON and HTML by turns',
  captcha: '403 with a slider captcha page',
};

export const FaultOrder = z
  .object({
    part: z.enum(PARTS),
    /** ozon: Client-Id; feed: bearer key; storefront: area id of the session. Absent: every caller. */
    key: z.string().min(1).max(100).optional(),
    fault: z.enum(FAULT_NAMES),
    /** null: until it is taken away. */
    times: z.int().min(1).max(1_000_000).nullable().default(null),
    delayMs: z.int().min(0).max(600_000).default(3000),
    retryAfterSeconds: z.int().min(0).max(86_400).optional(),
  })
  .strict()
  .refine((order) => order.fault !== 'wrongCity' || order.part === 'storefront', {
    message: 'wrongCity is a fault of the storefront',
    path: ['fault'],
  });
export type FaultOrder = z.infer<typeof FaultOrder>;

/** `used` counts the requests it has spoiled. */
export type PlantedFault = FaultOrder & { id: number; used: number };
