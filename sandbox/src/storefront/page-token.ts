import { z } from 'zod';
import { hash } from '../platform/hash.ts';

/** Where the next page of one search begins, and the moment whose shelf it continues. */
const PageToken = z.object({ page: z.int(), offset: z.int(), atMs: z.int() });
export type PageToken = z.infer<typeof PageToken>;

const seal = (body: string, text: string) => hash('page token', body, text).toString(36);

export function writePageToken(token: PageToken, text: string): string {
  const body = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${body}.${seal(body, text)}`;
}

/** undefined for a token that was not given out for this text. */
export function readPageToken(written: string | null, text: string): PageToken | undefined {
  const [body = '', given] = (written ?? '').split('.');
  if (given !== seal(body, text)) return undefined;
  return PageToken.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}
