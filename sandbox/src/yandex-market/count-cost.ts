import { z } from 'zod';

const Answer = z.record(z.string(), z.unknown());

/** How much of a limit an answer takes: the elements of the counted collection, or one request. */
export function countCost(answer: unknown, counted: string | undefined): number {
  if (counted === undefined) return 1;
  let value: unknown = answer;
  for (const name of counted.split('.')) value = Answer.safeParse(value).data?.[name];
  return Array.isArray(value) ? value.length : 0;
}
