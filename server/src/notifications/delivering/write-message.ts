import type { Language } from '@vitrina/contract/languages.ts';
import { wayOf } from '@vitrina/contract/notifications/way-of.ts';
import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import { linkTo } from '../../accounts/mail/link-to.ts';
import type { Context } from '../../platform/context.ts';
import { FRAME_TEXTS } from '../texts/frame.ts';
import { wordsOf } from '../texts/notification-texts.ts';
import type { Delivery } from './delivery.ts';

export type Written = Pick<Delivery, 'event' | 'cabinetId' | 'cabinetName'>;

export function linkOf(context: Pick<Context, 'env'>, { event, cabinetId }: Written): string | null {
  const way = wayOf({ event, cabinetId });
  return way && linkTo(context, way.href);
}

/** Sentences about a cabinet name it themselves. */
export function cabinetLine(language: Language, { event, cabinetName }: Written): string | undefined {
  if (cabinetName === null || 'cabinetName' in event) return undefined;
  return FRAME_TEXTS[language].cabinet(cabinetName);
}

const drawLink = (text: string, url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

function writeOne(context: Pick<Context, 'env'>, language: Language, written: Written): string {
  const { lead, heading, paragraphs, button } = wordsOf(language, written.event);
  const link = linkOf(context, written);
  const cabinet = cabinetLine(language, written);
  return [
    ...(cabinet === undefined ? [] : [escapeHtml(cabinet)]),
    ...(lead === undefined ? [] : [escapeHtml(lead)]),
    `<b>${escapeHtml(heading)}</b>`,
    ...paragraphs.map((line) =>
      typeof line === 'string' ? escapeHtml(line) : drawLink(line.text, linkTo(context, line.href)),
    ),
    ...(link === null ? [] : [drawLink(button, link)]),
  ].join('\n');
}

/** One notification as it is, several as a digest; each with its own way. As the messenger's HTML. */
export function writeMessage(
  context: Pick<Context, 'env'>,
  language: Language,
  notifications: readonly Written[],
): string {
  const each = notifications.map((one) => writeOne(context, language, one));
  if (each.length === 1) return each.join('');
  return [escapeHtml(FRAME_TEXTS[language].digest(each.length)), ...each].join('\n\n');
}
