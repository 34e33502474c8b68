import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

// `__Host-`: only this host over a secure connection (localhost counts as one) may have set it.
const COOKIE = '__Host-rt';

export function createRefreshToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashRefreshToken(token) };
}

/**
 * What replaces a token: always the same one, so that whoever missed the answer (a second tab, a laptop that fell asleep)
 * is told it again. Only this installation can work it out.
 */
export function successorOf(token: string, tokenKey: Uint8Array): { token: string; hash: Buffer } {
  const next = createHmac('sha256', tokenKey).update(`refresh token after ${token}`).digest('base64url');
  return { token: next, hash: hashRefreshToken(next) };
}

// 256 random bits need no slow hash: there is nothing to guess.
export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE];
}

export function writeRefreshCookie(reply: FastifyReply, token: string, keepUntil: Date | undefined): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    ...(keepUntil ? { expires: keepUntil } : {}),
  });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, secure: true, sameSite: 'strict' });
}

/** Another site may not renew or end a session: browsers say where a request comes from. */
export function isForeignSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin';
  const origin = request.headers.origin;
  // A sandboxed frame says `null`.
  if (origin === undefined || !URL.canParse(origin)) return true;
  return new URL(origin).host !== request.headers.host;
}
