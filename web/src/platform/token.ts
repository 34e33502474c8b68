import * as z from 'zod/mini';

const Claims = z.object({ exp: z.number() });

/** Milliseconds since the epoch, or undefined when the text is not a token with an `exp` claim. */
export function tokenExpiry(token: string | null): number | undefined {
  const payload = token?.split('.')[1];
  if (payload === undefined) {
    return undefined;
  }
  try {
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const claims = z.safeParse(Claims, json);
    return claims.success ? claims.data.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** spec 5: a token is valid if it decodes, has an exp, and exp × 1000 is later than now. */
export function isTokenValid(token: string | null, now: Date): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== undefined && expiry > now.getTime();
}
