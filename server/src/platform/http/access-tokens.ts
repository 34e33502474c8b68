import { importJWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Secrets } from '../secrets/secrets.ts';

const ISSUER = 'vitrina';
const AUDIENCE = 'vitrina-web';
const TYPE = 'at+jwt';

/** Short, because it lives in localStorage; the HttpOnly refresh cookie renews it. */
const ACCESS_TOKEN_SECONDS = 10 * 60;

const Claims = z.object({ sub: z.string().regex(/^\d+$/), sid: z.uuid() });
type TokenClaims = { userId: number; sessionId: string };

export type Tokens = {
  /** For ten minutes, or as long as said where nothing renews it. */
  sign(claims: TokenClaims & { until?: Date }): Promise<string>;
  /** undefined: forged, expired, of another kind, or not a token at all. */
  verify(token: string): Promise<TokenClaims | undefined>;
};

export async function createTokens(secrets: Secrets): Promise<Tokens> {
  // Imported once: verifying with raw bytes costs twice as much on every request.
  const key = await importJWK(
    { kty: 'oct', k: Buffer.from(secrets.tokenKey).toString('base64url') },
    'HS256',
  );
  return {
    sign: ({ userId, sessionId, until }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(until ?? `${ACCESS_TOKEN_SECONDS}s`)
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          // Without this list a token that has no `exp` would pass.
          requiredClaims: ['exp', 'sub', 'sid'],
        });
        const claims = Claims.parse(payload);
        return { userId: Number(claims.sub), sessionId: claims.sid };
      } catch {
        return undefined;
      }
    },
  };
}
