import { fetchPage, type StorefrontAccess } from './fetch-page.ts';
import { judgeAnswer } from './judge-answer.ts';
import { readPageAreaId } from './read-widgets.ts';
import { fail, type ShelfFailure } from './shelf.ts';

/** A visitor's session in a city: the storefront keeps the city in cookies, not in the address. */
export type CitySession = { cookie: string };

/** Moves a fresh session to a city and makes sure that the storefront agrees. */
export async function openCity(
  access: StorefrontAccess,
  cityId: number,
  timeoutMs: number,
): Promise<CitySession | ShelfFailure> {
  const path = `/modal/addressbook?select_address=${cityId}`;
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetchPage(access, { path, cookie: '', signal, timeoutMs });
  if ('outcome' in answer) return answer;
  const judged = judgeAnswer(answer);
  if (judged.outcome === 'category') return fail('drift', 'the address book is a category');
  if (judged.outcome === 'absent') return fail('drift', 'no address book');
  if (judged.outcome !== 'ok') return judged;
  const areaId = readPageAreaId(judged.json);
  if (areaId === undefined) return fail('drift', 'the address book does not name the city');
  if (areaId !== cityId) return fail('cityMismatch', `asked for city ${cityId}, was given ${areaId}`);
  const cookies = new Map([['AREA_ID', String(cityId)]]);
  for (const cookie of answer.setCookies) {
    const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(cookie) ?? [];
    if (name !== undefined && value !== undefined) cookies.set(name, value);
  }
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}
