import { badRequest } from './market-error.ts';

/** Where the next page starts; opaque to clients. */
export function writePageToken(place: number): string {
  return Buffer.from(`page ${place}`).toString('base64url');
}

/** 0 without a token: the first page. */
export function readPageToken(token: string | undefined): number {
  if (token === undefined || token === '') return 0;
  const place = /^page (\d{1,16})$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  if (place === undefined) throw badRequest(`Invalid page token: '${token.slice(0, 60)}'`);
  return Number(place);
}

/** One page of a list, and the token of the next one if there is any. */
export function takePage<Item>(items: readonly Item[], token: string | undefined, limit: number) {
  const from = readPageToken(token);
  const to = from + limit;
  return {
    page: items.slice(from, to),
    paging: to < items.length ? { nextPageToken: writePageToken(to) } : {},
  };
}
