import { type CodeKind, code } from '@vitrina/contract/accounts/codes.ts';
import * as z from 'zod/mini';
import { Problem } from '../../platform/problem.ts';

type Refusal = 'code.invalid' | 'code.invalidVerification' | 'code.invalidChange';

/** A link that was cut on its way is a wrong code, not a wrong request; the server need not be asked. */
export function requireShape(kind: CodeKind, given: string | undefined, refusal: Refusal): string {
  const shaped = z.safeParse(code(kind), given);
  if (!shaped.success) throw new Problem(refusal, {}, 400);
  return shaped.data;
}
