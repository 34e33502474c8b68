import { AbTestId, PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import type {
  SuggestionAnswer,
  SuggestionSubject,
  Suggestions,
} from '@vitrina/contract/morning/suggestions.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../../platform/context.ts';
import { counts, type Said } from './judge-said.ts';
import { nameOfSubject, type SubjectColumns } from './subject.ts';

type Row = SubjectColumns & {
  user_id: number;
  answer: SuggestionAnswer;
  said_at: Date;
  found_at: Date;
  person: string;
  thing: string | null;
};

export type NamedSaid = Said & { row: Row };

/** Everything that was said in a cabinet, the newest first, each with the name of its subject. */
export async function listSaid({ db }: DbContext, cabinetId: number): Promise<NamedSaid[]> {
  const { rows } = await sql<Row>`
    select said.kind, said.subject_id, said.query, said.user_id, said.answer, said.said_at, said.found_at,
      users.full_name as person,
      case said.kind
        when 'restock' then (
          select name from products where cabinet_id = said.cabinet_id and sku = said.subject_id
        )
        when 'winner' then (
          select name from ab_tests where cabinet_id = said.cabinet_id and id = said.subject_id
        )
        else said.query
      end as thing
    from suggestion_answers as said
    join users on users.id = said.user_id
    where said.cabinet_id = ${cabinetId}
    order by said.said_at desc, said.kind, said.subject_id, said.query`.execute(db);
  return rows.map((row) => ({
    userId: row.user_id,
    kind: row.kind,
    name: nameOfSubject(row),
    answer: row.answer,
    saidAt: row.said_at,
    foundAt: row.found_at,
    row,
  }));
}

function toSubject({ kind, subject_id: id, query }: SubjectColumns): SuggestionSubject {
  switch (kind) {
    case 'change':
      return { kind, entryId: PositionEntryId.parse(id), query };
    case 'restock':
      return { kind, sku: Sku.parse(id) };
    case 'winner':
      return { kind, testId: AbTestId.parse(id) };
    case 'query':
      return { kind, query };
  }
}

/** What of it a person is shown, to take it back; who said it is named unless it was oneself. */
export function presentSaid(said: readonly NamedSaid[], reader: number, now: Date): Suggestions['said'] {
  return said
    .filter((one) => counts(one, reader, now))
    .map(({ row, userId, answer, saidAt }) => ({
      subject: toSubject(row),
      name: row.thing ?? String(row.subject_id),
      answer,
      at: saidAt.toISOString(),
      by: userId === reader ? null : row.person,
    }));
}
