import {
  type answerSuggestion as route,
  SUGGESTION_BOUNDS,
  type SuggestionSubject,
} from '@vitrina/contract/morning/suggestions.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { DbContext, TimedContext } from '../../../platform/context.ts';
import { problem } from '../../../platform/problem.ts';
import { normaliseQuery } from '../../../queries/rules.ts';
import type { StatisticsTables } from '../../tables.ts';
import { SAID_MS } from './judge-said.ts';
import { toColumns } from './subject.ts';

type Input = z.output<(typeof route)['input']>;

/** A subject of another cabinet is not found, exactly as one that never was. */
async function requireSubject({ db }: DbContext, cabinetId: number, subject: SuggestionSubject) {
  switch (subject.kind) {
    case 'change': {
      const { rows } = await sql`
        select from position_tracking
        where cabinet_id = ${cabinetId} and entry_id = ${subject.entryId} and query = ${subject.query}`.execute(
        db,
      );
      if (rows.length === 0) throw problem('position.notFound');
      return;
    }
    case 'restock': {
      const { rows } = await sql`
        select from products
        where cabinet_id = ${cabinetId} and sku = ${subject.sku} and not is_external`.execute(db);
      if (rows.length === 0) throw problem('product.notFound');
      return;
    }
    case 'winner': {
      const { rows } = await sql`
        select from ab_tests
        where cabinet_id = ${cabinetId} and id = ${subject.testId} and deleted_at is null`.execute(db);
      if (rows.length === 0) throw problem('abTest.notFound');
      return;
    }
    case 'query':
  }
}

/** Those whose time is over go with the next one, and so do a person's oldest beyond the bound. */
async function sweep({ db, clock }: TimedContext, cabinetId: number, userId: number): Promise<void> {
  const over = new Date(clock.now().getTime() - SAID_MS);
  await sql`
    delete from suggestion_answers
    where cabinet_id = ${cabinetId} and (
      case answer when 'done' then found_at else said_at end <= ${over}
      or (user_id = ${userId} and (kind, subject_id, query) in (
        select kind, subject_id, query from suggestion_answers
        where cabinet_id = ${cabinetId} and user_id = ${userId}
        order by said_at desc, kind, subject_id, query
        offset ${SUGGESTION_BOUNDS.saidAnswers}
      ))
    )`.execute(db);
}

/** Keeps what a person says of a suggestion; the newest holds. */
export async function answerSuggestion(
  context: TimedContext,
  userId: number,
  { cabinetId, subject: given, answer }: Input,
): Promise<Record<string, never>> {
  const subject = given.kind === 'query' ? { ...given, query: normaliseQuery(given.query) } : given;
  const columns = toColumns(subject);
  const tables = context.db.withTables<StatisticsTables>();
  if (answer === null) {
    // Also of what is no longer there. What a colleague has done is open again for everybody; what a colleague has no use for stays theirs.
    await tables
      .deleteFrom('suggestion_answers')
      .where('cabinet_id', '=', cabinetId)
      .where('kind', '=', columns.kind)
      .where('subject_id', '=', columns.subject_id)
      .where('query', '=', columns.query)
      .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('answer', '=', 'done')]))
      .execute();
    return {};
  }
  await requireSubject(context, cabinetId, subject);
  const now = context.clock.now();
  const said = { answer, said_at: now, found_at: now };
  await tables
    .insertInto('suggestion_answers')
    .values({ cabinet_id: cabinetId, user_id: userId, ...columns, ...said })
    .onConflict((conflict) =>
      conflict.columns(['cabinet_id', 'user_id', 'kind', 'subject_id', 'query']).doUpdateSet(said),
    )
    .execute();
  await sweep(context, cabinetId, userId);
  return {};
}
