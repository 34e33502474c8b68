import { z } from 'zod';

export type Refusal = { status: number; message: string };

/** What was wrong with a request, in words: a body that does not parse, a schema that does not fit, or our own fault. */
export function describeRefusal(error: unknown): Refusal {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return { status: 400, message: `${issue?.path.join('.') || 'request'}: ${issue?.message ?? 'invalid'}` };
  }
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return { status: error.statusCode, message: error.message };
  }
  return { status: 500, message: error instanceof Error ? error.message : String(error) };
}
