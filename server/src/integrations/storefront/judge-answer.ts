import { fail, type ShelfFailure } from './shelf.ts';

export type RawAnswer = {
  status: number;
  location: string | null;
  retryAfter: string | null;
  /** The other side's own clock: an absolute Retry-After is measured by it, not by ours. */
  date: string | null;
  setCookies: readonly string[];
  body: string;
};

export type JudgedAnswer =
  | { outcome: 'ok'; json: unknown }
  /** The query was redirected into a category: where to. */
  | { outcome: 'category'; path: string }
  /** 404: the storefront has no such page. */
  | { outcome: 'absent' }
  | ShelfFailure;

// Words of the pages that public projects recorded (contracts/ozon, x-failure-modes).
const CAPTCHA = /captcha\.html|передвиньте ползунок|подтвердите, что вы не бот/i;
const BLOCK_PAGE = /block\.html|нет соединения|нет связи|antibot/i;
const FIRST_KILOBYTE = 1024;

/** Retry-After is either a number of seconds or a moment. */
function readRetryAfterMs(retryAfter: string | null, date: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,6}$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const waitMs = Date.parse(retryAfter) - Date.parse(date ?? '');
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null;
}

/** The inner path that a redirect points to, whether it names the page or the JSON address of the page. */
function innerPath(location: string): string {
  if (!URL.canParse(location, 'http://storefront')) return '';
  const url = new URL(location, 'http://storefront');
  return url.searchParams.get('url') ?? `${url.pathname}${url.search}`;
}

function judgeRedirect(location: string): JudgedAnswer {
  const path = innerPath(location);
  if (path.startsWith('/category/')) return { outcome: 'category', path };
  if (CAPTCHA.test(location)) return fail('captcha', 'redirected to a captcha');
  return fail('blocked', 'redirected instead of answered');
}

function judgePage(body: string): ShelfFailure {
  return CAPTCHA.test(body) ? fail('captcha', 'a captcha page') : fail('blocked', 'a page instead of data');
}

/** Tells an answer from the many faces of a refusal: none of them says anything about a place. */
export function judgeAnswer({ status, location, retryAfter, date, body }: RawAnswer): JudgedAnswer {
  if (status === 429) return fail('rateLimited', 'too many requests', readRetryAfterMs(retryAfter, date));
  if (status >= 300 && status < 400) return judgeRedirect(location ?? '');
  if (status === 403) return { ...judgePage(body), retryAfterMs: readRetryAfterMs(retryAfter, date) };
  if (status >= 500) return fail('serverError', `status ${status}`);
  if (status === 404) return { outcome: 'absent' };
  if (status !== 200) return fail('drift', `status ${status}`);
  if (body.trimStart().startsWith('<')) return judgePage(body);
  try {
    const json: unknown = JSON.parse(body);
    const isRefusal = BLOCK_PAGE.test(body.slice(0, FIRST_KILOBYTE)) && !body.includes('"widgetStates"');
    return isRefusal ? fail('blocked', 'an incident instead of a page') : { outcome: 'ok', json };
  } catch {
    return fail('drift', 'not JSON');
  }
}
