import * as z from 'zod/mini';

/** What is absent or of another shape takes the first value, and everything beside it stays. */
export function withDefault<Schema extends z.ZodMiniType>(schema: Schema, first: z.output<Schema>) {
  return z.catch(z._default(schema, first as never), first as never);
}
