import type { Language } from '@vitrina/contract/languages.ts';

export const DOCUMENTS = ['user-agreement', 'payment-policy', 'privacy-policy', 'cookie-policy'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

type FrameTexts = {
  language: string;
  documents: string;
  languages: string;
  titles: Record<DocumentName, string>;
  revised: (day: string) => string;
  sample: string;
  inn: string;
  ogrn: string;
  address: string;
  email: string;
  stored: { name: string; kind: string; purpose: string; lifetime: string; storage: string };
};

/** What stands around the text of every agreement. */
export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = {
  ru: {
    language: 'Русский',
    documents: 'Документы',
    languages: 'Язык',
    titles: {
      'user-agreement': 'Пользовательское соглашение',
      'payment-policy': 'Оплата и возвраты',
      'privacy-policy': 'Конфиденциальность',
      'cookie-policy': 'Файлы cookie',
    },
    revised: (day) => `Редакция от ${day}`,
    sample:
      'Это образец с условными реквизитами. Перед запуском оператор сервиса указывает свои в настройках и согласует текст со своим юристом.',
    inn: 'ИНН',
    ogrn: 'ОГРН',
    address: 'Адрес',
    email: 'Почта',
    stored: {
      name: 'Имя',
      kind: 'Где',
      purpose: 'Зачем',
      lifetime: 'Сколько хранится',
      storage: 'локальное хранилище',
    },
  },
  en: {
    language: 'English',
    documents: 'Documents',
    languages: 'Language',
    titles: {
      'user-agreement': 'User agreement',
      'payment-policy': 'Payments and refunds',
      'privacy-policy': 'Privacy',
      'cookie-policy': 'Cookies',
    },
    revised: (day) => `Revised on ${day}`,
    sample:
      'This is a sample with placeholder details. Before launch the operator names their own company in the configuration and has the text checked by a lawyer.',
    inn: 'INN',
    ogrn: 'OGRN',
    address: 'Address',
    email: 'Email',
    stored: {
      name: 'Name',
      kind: 'Where',
      purpose: 'What for',
      lifetime: 'Kept for',
      storage: 'local storage',
    },
  },
  fr: {
    language: 'Français',
    documents: 'Documents',
    languages: 'Langue',
    titles: {
      'user-agreement': 'Conditions d’utilisation',
      'payment-policy': 'Paiements et remboursements',
      'privacy-policy': 'Confidentialité',
      'cookie-policy': 'Cookies',
    },
    revised: (day) => `Version du ${day}`,
    sample:
      'Ceci est un modèle aux coordonnées fictives. Avant le lancement, l’exploitant indique les siennes dans la configuration et fait vérifier le texte par un juriste.',
    inn: 'INN',
    ogrn: 'OGRN',
    address: 'Adresse',
    email: 'E-mail',
    stored: {
      name: 'Nom',
      kind: 'Où',
      purpose: 'Pourquoi',
      lifetime: 'Durée',
      storage: 'stockage local',
    },
  },
  ar: {
    language: 'العربية',
    documents: 'الوثائق',
    languages: 'اللغة',
    titles: {
      'user-agreement': 'اتفاقية الاستخدام',
      'payment-policy': 'الدفع والاسترداد',
      'privacy-policy': 'الخصوصية',
      'cookie-policy': 'ملفات تعريف الارتباط',
    },
    revised: (day) => `نسخة بتاريخ ${day}`,
    sample:
      'هذا نموذج ببيانات افتراضية. قبل الإطلاق يذكر المشغّل بيانات شركته في الإعدادات ويراجع النص مع محاميه.',
    inn: 'الرقم الضريبي',
    ogrn: 'رقم التسجيل',
    address: 'العنوان',
    email: 'البريد',
    stored: {
      name: 'الاسم',
      kind: 'المكان',
      purpose: 'الغرض',
      lifetime: 'مدة الحفظ',
      storage: 'التخزين المحلي',
    },
  },
};
