import type { Context } from '../platform/context.ts';
import { addQueries } from './add-queries.ts';
import { findQueryIds } from './find-query-ids.ts';
import type { AskedQuery } from './histories/fetch-histories.ts';
import { normaliseQuery } from './rules.ts';

/** What was asked, normalised, each query once in the order asked. */
export function normaliseAsked(queries: readonly string[]): string[] {
  return [...new Set(queries.map(normaliseQuery))].filter((query) => query !== '');
}

/** Those of the asked texts that have an id. */
export async function findAsked(
  context: Pick<Context, 'clickhouse'>,
  texts: readonly string[],
): Promise<AskedQuery[]> {
  const ids = await findQueryIds(context, texts);
  return texts.flatMap((text) => {
    const id = ids.get(text);
    return id === undefined ? [] : [{ id, text }];
  });
}

/** All of them, with ids given to new ones: a city's or an hour's history is kept even when it is empty. */
export async function demandAsked(
  context: Pick<Context, 'db' | 'clickhouse'>,
  texts: readonly string[],
): Promise<AskedQuery[]> {
  const known = await findAsked(context, texts);
  if (known.length === texts.length) return known;
  const knownTexts = new Set(known.map(({ text }) => text));
  await addQueries(
    context,
    texts.filter((text) => !knownTexts.has(text)),
  );
  return findAsked(context, texts);
}
