import { useCallback, useState } from 'react';
import type * as z from 'zod/mini';
import { readStoredJson } from './read-stored-json.ts';
import { writeStored } from './storage.ts';

/** A preference of this browser: read once, written on each change. */
export function useStored<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): [z.output<Schema>, (next: z.output<Schema>) => void] {
  const [value, setValue] = useState<z.output<Schema>>(() => readStoredJson(key, schema) ?? fallback);
  const change = useCallback(
    (next: z.output<Schema>) => {
      setValue(next);
      writeStored(key, JSON.stringify(next));
    },
    [key],
  );
  return [value, change];
}
