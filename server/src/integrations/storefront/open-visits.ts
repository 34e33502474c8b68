import { fetchPage, type StorefrontAccess } from './fetch-page.ts';
import { type JudgedAnswer, judgeAnswer } from './judge-answer.ts';
import { type CitySession, openCity } from './open-city.ts';
import { readPageAreaId } from './read-widgets.ts';
import { fail, type ShelfFailure } from './shelf.ts';

/** Pages of the storefront as visitors from a city see them. */
export type Visits = {
  ask(path: string, cityId: number, signal: AbortSignal): Promise<JudgedAnswer>;
};

/** A session that brought one of these is not used again. */
const SPOILS_SESSION: readonly string[] = ['cityMismatch', 'blocked', 'captcha'];

export function openVisits(access: StorefrontAccess, pageMs: number): Visits {
  const sessions = new Map<number, Promise<CitySession | ShelfFailure>>();

  /** One session a city, prepared once and shared; a failed preparation is not remembered. */
  async function sessionOf(cityId: number): Promise<CitySession | ShelfFailure> {
    const opening = sessions.get(cityId) ?? openCity(access, cityId, pageMs);
    sessions.set(cityId, opening);
    const session = await opening;
    if ('outcome' in session && sessions.get(cityId) === opening) sessions.delete(cityId);
    return session;
  }

  async function askIn(
    { cookie }: CitySession,
    path: string,
    cityId: number,
    signal: AbortSignal,
  ): Promise<JudgedAnswer> {
    const answer = await fetchPage(access, { path, cookie, signal, timeoutMs: pageMs });
    if ('outcome' in answer) return answer;
    const judged = judgeAnswer(answer);
    if (judged.outcome !== 'ok') return judged;
    // Later pages may leave the header out; one that names a city must name ours.
    const areaId = readPageAreaId(judged.json);
    if (areaId === undefined || areaId === cityId) return judged;
    return fail('cityMismatch', `asked for city ${cityId}, was shown ${areaId}`);
  }

  return {
    async ask(path, cityId, signal) {
      if (access.baseUrl === '') return fail('off', 'no storefront provider is configured');
      const session = await sessionOf(cityId);
      if ('outcome' in session) return session;
      const answer = await askIn(session, path, cityId, signal);
      if (SPOILS_SESSION.includes(answer.outcome)) sessions.delete(cityId);
      return answer;
    },
  };
}
