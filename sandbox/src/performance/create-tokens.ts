import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';

type Token = { access_token: string; expires_in: number; token_type: 'Bearer' };

export type Tokens = {
  issue(clientId: string): Token;
  /** Whose token it is while it is good. */
  read(token: string): string | undefined;
};

const LIFETIME_SECONDS = 1800;
// Where time runs so fast that half an hour passes between two requests, a token lasts this much of real time.
const LEAST_REAL_SECONDS = 5;

const Claims = z.object({ sub: z.string(), exp: z.number() });

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Bearer tokens that say themselves whose they are and until when: nothing of them has to be kept. */
export function createTokens(clock: Clock, seed: number): Tokens {
  const sign = (text: string) => createHmac('sha256', `advertising ${seed}`).update(text).digest();
  const header = encode({ alg: 'HS256', typ: 'JWT' });
  return {
    issue(clientId) {
      const seconds = Math.max(LIFETIME_SECONDS, LEAST_REAL_SECONDS * clock.speed());
      const exp = Math.floor(clock.now().getTime() / 1000 + seconds);
      const content = `${header}.${encode({ sub: clientId, exp })}`;
      const access_token = `${content}.${sign(content).toString('base64url')}`;
      return { access_token, expires_in: LIFETIME_SECONDS, token_type: 'Bearer' };
    },
    read(token) {
      const [head = '', body = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(`${head}.${body}`);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const claims = Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      return claims.exp * 1000 > clock.now().getTime() ? claims.sub : undefined;
    },
  };
}
