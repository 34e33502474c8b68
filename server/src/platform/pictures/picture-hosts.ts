import type { Env } from '../env.ts';

export type Outside = Pick<Env, 'PICTURE_HOSTS' | 'OZON_SELLER_URL' | 'CLOCK_URL'>;

/** Where pictures of products lie: with the marketplaces, or with the stand-in that plays them. */
export function pictureHosts({ PICTURE_HOSTS, OZON_SELLER_URL, CLOCK_URL }: Outside): string[] {
  const standIn = CLOCK_URL === '' ? [] : [new URL(OZON_SELLER_URL).origin];
  return [...PICTURE_HOSTS.split(' ').filter(Boolean), ...standIn];
}

function fits(origin: string, pattern: string): boolean {
  const [before = '', after] = pattern.replace(/\/$/, '').split('*', 2);
  if (after === undefined) return origin === before;
  return origin.length > before.length + after.length && origin.startsWith(before) && origin.endsWith(after);
}

/** Whether the product itself may fetch a picture from there; the address comes from a marketplace's answer. */
export function isPictureAddress(outside: Outside, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username } = new URL(address);
  return username === '' && pictureHosts(outside).some((pattern) => fits(origin, pattern));
}
