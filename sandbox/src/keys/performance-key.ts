import { createHash } from 'node:crypto';

export type PerformanceKey = { clientId: string; clientSecret: string };

const HOST = 'advertising.performance.ozon.ru';
const CLIENT_ID = /^\d+-(\d{1,12})@/;

/** The pair with which a seller's applications get a token of the Performance API; the same on every start. */
export function performanceKey(sellerId: number): PerformanceKey {
  const digest = createHash('sha256').update(`sandbox advertising ${sellerId}`);
  const bytes = digest.digest();
  const account = 10_000_000 + (bytes.readUInt32BE(0) % 80_000_000);
  return { clientId: `${account}-${sellerId}@${HOST}`, clientSecret: bytes.toString('base64url') };
}

/** Whose account a client id names; undefined for an id that was never given out. */
export function sellerOfClientId(clientId: string): number | undefined {
  const sellerId = Number(CLIENT_ID.exec(clientId)?.[1]);
  return Number.isInteger(sellerId) && performanceKey(sellerId).clientId === clientId ? sellerId : undefined;
}
