import type { Language } from '@vitrina/contract/languages.ts';
import type { TextsOf } from './words.ts';

type Kinds = 'keyRefused' | 'cabinetBlocked' | 'cabinetUnblocked';

export const ACCESS_WORDS: Record<Language, TextsOf<Kinds>> = {
  ru: {
    keyRefused: ({ cabinetName }, say) => ({
      heading: `Площадка не приняла ключ кабинета «${say.name(cabinetName)}»`,
      paragraphs: ['Данные не обновляются, пока ключ не заменят.'],
      button: 'Заменить ключ',
    }),
    cabinetBlocked: ({ cabinetName }, say) => ({
      heading: `Кабинет «${say.name(cabinetName)}» заблокирован`,
      paragraphs: ['Его нет в новом тарифе. Данные хранятся, сбор остановлен.'],
      button: 'Открыть тарифы',
    }),
    cabinetUnblocked: ({ cabinetName }, say) => ({
      heading: `Кабинет «${say.name(cabinetName)}» снова открыт`,
      paragraphs: ['Сбор данных продолжается.'],
      button: 'Открыть кабинет',
    }),
  },
  en: {
    keyRefused: ({ cabinetName }, say) => ({
      heading: `The marketplace refused the key of cabinet “${say.name(cabinetName)}”`,
      paragraphs: ['Data is not updated until the key is replaced.'],
      button: 'Replace the key',
    }),
    cabinetBlocked: ({ cabinetName }, say) => ({
      heading: `Cabinet “${say.name(cabinetName)}” is blocked`,
      paragraphs: ['The new plan does not include it. Data is kept, collection has stopped.'],
      button: 'See the plans',
    }),
    cabinetUnblocked: ({ cabinetName }, say) => ({
      heading: `Cabinet “${say.name(cabinetName)}” is unblocked`,
      paragraphs: ['Data collection has resumed.'],
      button: 'Open the cabinet',
    }),
  },
  fr: {
    keyRefused: ({ cabinetName }, say) => ({
      heading: `La place de marché a refusé la clé de l’espace « ${say.name(cabinetName)} »`,
      paragraphs: ['Les données ne sont plus mises à jour tant que la clé n’est pas remplacée.'],
      button: 'Remplacer la clé',
    }),
    cabinetBlocked: ({ cabinetName }, say) => ({
      heading: `L’espace « ${say.name(cabinetName)} » est bloqué`,
      paragraphs: [
        'La nouvelle formule ne le comprend pas. Les données sont conservées, la collecte est arrêtée.',
      ],
      button: 'Voir les formules',
    }),
    cabinetUnblocked: ({ cabinetName }, say) => ({
      heading: `L’espace « ${say.name(cabinetName)} » est de nouveau ouvert`,
      paragraphs: ['La collecte des données reprend.'],
      button: 'Ouvrir l’espace',
    }),
  },
  ar: {
    keyRefused: ({ cabinetName }, say) => ({
      heading: `رفضت المنصة مفتاح حساب البائع «${say.name(cabinetName)}»`,
      paragraphs: ['لن تُحدَّث البيانات حتى يُستبدل المفتاح.'],
      button: 'استبدال المفتاح',
    }),
    cabinetBlocked: ({ cabinetName }, say) => ({
      heading: `حُظر حساب البائع «${say.name(cabinetName)}»`,
      paragraphs: ['الباقة الجديدة لا تشمله. البيانات محفوظة والجمع متوقف.'],
      button: 'عرض الباقات',
    }),
    cabinetUnblocked: ({ cabinetName }, say) => ({
      heading: `عاد حساب البائع «${say.name(cabinetName)}» متاحًا`,
      paragraphs: ['جمع البيانات مستمر.'],
      button: 'فتح حساب البائع',
    }),
  },
};
