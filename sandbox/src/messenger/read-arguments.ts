import { z } from 'zod';

export type Arguments = Readonly<Record<string, unknown>>;

function parseText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

// Forms and query strings carry everything as text; objects and lists travel in them as JSON.
export const Int = z.preprocess((value) => (value === '' ? undefined : parseText(value)), z.int().optional());
export const Bool = z.preprocess(
  (value) => (typeof value === 'string' ? ['1', 'true', 'True', 'yes'].includes(value) : value),
  z.boolean().default(false),
);

export function Json<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess((value) => (value === '' ? undefined : parseText(value)), shape.optional());
}

/** A chat is named by its number, or by the name of a public one. */
export const ChatId = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().default(''),
);
export const Text = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().default(''),
);
