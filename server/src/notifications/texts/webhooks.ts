import type { Language } from '@vitrina/contract/languages.ts';
import type { TextsOf } from './words.ts';

type Kinds = 'webhookFailing' | 'webhookOff';

export const WEBHOOKS_WORDS: Record<Language, TextsOf<Kinds>> = {
  ru: {
    webhookFailing: ({ name, since }, say) => ({
      heading: `Вебхук «${say.name(name)}» ничего не принимает`,
      paragraphs: [`С ${say.moment(since)} не принят ни один запрос. После пяти таких дней мы его выключим.`],
      button: 'Открыть журнал',
    }),
    webhookOff: ({ name, since, why }, say) => ({
      heading: `Вебхук «${say.name(name)}» выключен`,
      paragraphs: [
        why === 'gone'
          ? 'Адрес ответил, что его больше нет (410).'
          : `С ${say.moment(since)} не принят ни один запрос. Ждавшее отправки больше не отправляется.`,
      ],
      button: 'Открыть журнал',
    }),
  },
  en: {
    webhookFailing: ({ name, since }, say) => ({
      heading: `Webhook “${say.name(name)}” receives nothing`,
      paragraphs: [
        `No request has been received since ${say.moment(since)}. After five days of this we switch it off.`,
      ],
      button: 'Open the log',
    }),
    webhookOff: ({ name, since, why }, say) => ({
      heading: `Webhook “${say.name(name)}” is switched off`,
      paragraphs: [
        why === 'gone'
          ? 'The address answered that it is gone (410).'
          : `No request has been received since ${say.moment(since)}. What was waiting is no longer sent.`,
      ],
      button: 'Open the log',
    }),
  },
  fr: {
    webhookFailing: ({ name, since }, say) => ({
      heading: `Le webhook « ${say.name(name)} » ne reçoit plus rien`,
      paragraphs: [
        `Aucune requête n’a été reçue depuis le ${say.moment(since)}. Au bout de cinq jours, nous le désactivons.`,
      ],
      button: 'Ouvrir le journal',
    }),
    webhookOff: ({ name, since, why }, say) => ({
      heading: `Le webhook « ${say.name(name)} » est désactivé`,
      paragraphs: [
        why === 'gone'
          ? 'L’adresse a répondu qu’elle n’existe plus (410).'
          : `Aucune requête n’a été reçue depuis le ${say.moment(since)}. Ce qui attendait ne sera plus envoyé.`,
      ],
      button: 'Ouvrir le journal',
    }),
  },
  ar: {
    webhookFailing: ({ name, since }, say) => ({
      heading: `الويب هوك «${say.name(name)}» لا يستلم شيئًا`,
      paragraphs: [`لم يُستلم أي طلب منذ ${say.moment(since)}. إذا استمر ذلك خمسة أيام فسنوقفه.`],
      button: 'فتح السجل',
    }),
    webhookOff: ({ name, since, why }, say) => ({
      heading: `أُوقف الويب هوك «${say.name(name)}»`,
      paragraphs: [
        why === 'gone'
          ? 'أجاب العنوان بأنه لم يعد موجودًا (410).'
          : `لم يُستلم أي طلب منذ ${say.moment(since)}. ما كان ينتظر الإرسال لن يُرسل.`,
      ],
      button: 'فتح السجل',
    }),
  },
};
