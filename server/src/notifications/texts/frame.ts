import type { Language } from '@vitrina/contract/languages.ts';

type Frame = {
  cabinet(name: string): string;
  digest(count: number): string;
  /** In a letter after a message of which nobody knows whether it arrived. */
  perhapsSeen: string;
  /** At the end of every letter. */
  whyLetter: string;
};

/** What stands around the words of a notification. */
export const FRAME_TEXTS: Record<Language, Frame> = {
  ru: {
    cabinet: (name) => `Кабинет «${name}»`,
    digest: (count) => `Накопилось уведомлений: ${count}`,
    perhapsSeen:
      'Возможно, вы уже видели это в мессенджере: связь с ним прервалась, и мы не знаем, дошло ли сообщение.',
    whyLetter: 'Куда присылать уведомления, можно выбрать в настройках аккаунта.',
  },
  en: {
    cabinet: (name) => `Cabinet “${name}”`,
    digest: (count) => `Notifications that have piled up: ${count}`,
    perhapsSeen:
      'You may have seen this in the messenger: the connection broke, and we do not know whether the message arrived.',
    whyLetter: 'You can choose where notifications go in the account settings.',
  },
  fr: {
    cabinet: (name) => `Espace «\u00A0${name}\u00A0»`,
    digest: (count) => `Notifications accumulées\u00A0: ${count}`,
    perhapsSeen:
      'Vous avez peut-être déjà vu ceci dans la messagerie\u00A0: la connexion a été coupée et nous ignorons si le message est arrivé.',
    whyLetter: 'Vous pouvez choisir où arrivent les notifications dans les paramètres du compte.',
  },
  ar: {
    cabinet: (name) => `حساب البائع «${name}»`,
    digest: (count) => `الإشعارات المتراكمة: ${count}`,
    perhapsSeen: 'ربما رأيت هذا في تطبيق المراسلة: انقطع الاتصال ولا نعرف هل وصلت الرسالة.',
    whyLetter: 'يمكنك اختيار مكان وصول الإشعارات من إعدادات الحساب.',
  },
};
