import type { Language } from '@vitrina/contract/languages.ts';
import type { Letter } from '../../accounts/mail/letter.ts';
import { linkTo } from '../../accounts/mail/link-to.ts';
import type { Context } from '../../platform/context.ts';
import { FRAME_TEXTS } from '../texts/frame.ts';
import { wordsOf } from '../texts/notification-texts.ts';
import { cabinetLine, linkOf, type Written } from './write-message.ts';

/** `isPerhapsSeen`: the messenger may have delivered it. */
export function writeNotificationLetter(
  context: Pick<Context, 'env'>,
  language: Language,
  written: Written,
  isPerhapsSeen = false,
): Letter {
  const { lead, subject, heading, paragraphs, button } = wordsOf(language, written.event);
  const frame = FRAME_TEXTS[language];
  const url = linkOf(context, written);
  const cabinet = cabinetLine(language, written);
  return {
    subject: subject ?? heading,
    heading,
    paragraphs: [
      ...(cabinet === undefined ? [] : [cabinet]),
      ...(lead === undefined ? [] : [lead]),
      ...paragraphs.map((line) =>
        typeof line === 'string' ? line : { text: line.text, url: linkTo(context, line.href) },
      ),
      ...(isPerhapsSeen ? [frame.perhapsSeen] : []),
      frame.whyLetter,
    ],
    ...(url === null ? {} : { button: { label: button, url } }),
  };
}
