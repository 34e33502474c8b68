import * as z from 'zod/mini';

const Claims = z.object({ exp: z.number(), sub: z.catch(z.optional(z.string()), undefined) });

/** Milliseconds since the epoch, or undefined when the text is not a token with an `exp` claim. */
export function tokenExpiry(token: string | null): number | undefined {
  const claims = readClaims(token);
  return claims === undefined ? undefined : claims.exp * 1000;
}

/** Whether somebody else signed in at this browser since; what is not a token says nothing of whom it belongs to. */
export function isTokenOfAnother(token: string | null, personId: number): boolean {
  const subject = readClaims(token)?.sub;
  return subject !== undefined && subject !== String(personId);
}

function readClaims(token: string | null): z.output<typeof Claims> | undefined {
  const payload = token?.split('.')[1];
  if (payload === undefined) {
    return undefined;
  }
  try {
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const claims = z.safeParse(Claims, json);
    return claims.success ? claims.data : undefined;
  } catch {
    return undefined;
  }
}

/** product.md 5.1: a token is valid if it decodes, has an exp, and exp × 1000 is later than now. */
export function isTokenValid(token: string | null, now: Date): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== undefined && expiry > now.getTime();
}
