import * as z from 'zod/mini';
import { readStored } from './storage.ts';

/** A stored value that is absent, broken or of an older shape reads as undefined. */
export function readStoredJson<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const text = readStored(key);
  if (text === null) {
    return undefined;
  }
  try {
    const parsed = z.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
