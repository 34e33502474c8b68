import { createHash } from 'node:crypto';

export type CabinetSession = { companyId: string; cookie: string };

/** The cookies of a browser in which the seller has signed in to the cabinet: the same on every start. */
export function cabinetSession(sellerId: number): CabinetSession {
  const token = createHash('sha256').update(`sandbox cabinet ${sellerId}`).digest('base64url');
  return {
    companyId: String(sellerId),
    cookie: `sc_company_id=${sellerId}; __Secure-access-token=${token}`,
  };
}
