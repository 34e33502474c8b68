import { Month } from '@vitrina/contract/billing/operation-filter.ts';
import { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';

/** Texts with a pattern of which a page for people would make up nonsense, such as a day of month 76. */
const EXAMPLES = [
  { schema: Day, example: '2026-11-24' },
  { schema: Month, example: '2026-11' },
].map(({ schema, example }) => ({ pattern: z.toJSONSchema(schema).pattern, example }));

/** The same with an example in each schema of such a text. */
export function addExamples<T>(described: T): T {
  if (Array.isArray(described)) return described.map(addExamples) as T;
  if (typeof described !== 'object' || described === null) return described;
  const entries = Object.entries(described).map(([key, value]) => [key, addExamples<unknown>(value)]);
  const known =
    'pattern' in described ? EXAMPLES.find(({ pattern }) => pattern === described.pattern) : undefined;
  return Object.fromEntries([...entries, ...(known ? [['examples', [known.example]]] : [])]) as T;
}
