import { safeRedirect } from '../platform/session/safe-redirect.ts';

const START = '/statistics';
const CABINETS = '/cabinets';

/**
 * Where a person who has just signed in goes on to. `redirect` holds a full path; `to` a path whose own query stands
 * beside it in the address of the login screen (product.md 4.2).
 */
export function landing({ redirect, to, ...query }: Readonly<Record<string, string | undefined>>): string {
  const path = safeRedirect(redirect);
  if (path !== undefined) return path;
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const rest = new URLSearchParams(given).toString();
  const target = safeRedirect(to);
  return target === undefined || rest === '' || /[?#]/.test(target) ? (target ?? START) : `${target}?${rest}`;
}

/**
 * Where a person who has just registered goes on to: nobody has a cabinet then, so the start would only send them on
 * to the cabinets with a complaint.
 */
export function firstLanding(redirect: string | undefined, inviteCode: string | undefined): string {
  // The link of a spent invitation would only say that it is spent.
  if (inviteCode !== undefined) return CABINETS;
  const path = landing({ redirect });
  return path === START ? CABINETS : path;
}
