import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { Language } from '@vitrina/contract/languages.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { linkTo } from '../../accounts/mail/link-to.ts';
import type { Context } from '../../platform/context.ts';
import { OWNER_TEXTS } from './owner-texts.ts';

type Event = Extract<NotificationEvent, { kind: 'positionAlert' | 'positionDigest' }>;
type Details = { cabinetId: number; event: Event };

// As on the screens: Arabic with the digits that places are written in.
const LOCALES: Record<Language, string> = { ru: 'ru', en: 'en', fr: 'fr', ar: 'ar-u-nu-latn' };

/** What a rule says in the messenger, as its HTML: the largest change, how many there are, when, and the way to its cell. */
export function writeMessage(
  context: Pick<Context, 'env'>,
  language: Language,
  { cabinetId, event }: Details,
): string {
  const texts = OWNER_TEXTS[language];
  const { query, product, cityName, was, became } = event.hit;
  const move = texts.move
    .replace('{query}', () => query)
    .replace('{was}', sayPlace(language, was))
    .replace('{became}', sayPlace(language, became));
  const more = event.kind === 'positionAlert' ? event.queries - 1 : 0;
  const lines = [
    ...(event.kind === 'positionDigest' ? [texts.digest.replace('{count}', String(event.firings))] : []),
    `<b>${escapeHtml(move)}</b>`,
    escapeHtml(`${product}, ${cityName}`),
    ...(more > 0 ? [texts.more.replace('{count}', String(more))] : []),
    escapeHtml(texts.at.replace('{at}', sayMoment(language, event.at))),
    `<a href="${escapeHtml(linkTo(context, cellPath(cabinetId, event)))}">${escapeHtml(texts.why)}</a>`,
  ];
  return lines.join('\n');
}

function sayPlace(language: Language, place: Place): string {
  if (place === 'notFound') return OWNER_TEXTS[language].notFound;
  return place === 'deep' ? '1000+' : String(place ?? '—');
}

function sayMoment(language: Language, at: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Moscow',
  }).format(new Date(at));
}

/** The matrix of that day and the one before, with the cell of that moment open. */
function cellPath(cabinetId: number, { at, hit }: Event): `/${string}` {
  const day = moscowDay(new Date(at));
  const search = { cabinet: String(cabinetId), from: addDays(day, -1), to: day, cell: `${hit.query}|${at}` };
  const parts = Object.entries(search).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/position-check/${hit.entryId}?${parts.join('&')}`;
}
