import type { Language } from '@vitrina/contract/languages.ts';
import type { Say } from './say.ts';
import type { TextsOf } from './words.ts';

type Kinds = 'keyRefused' | 'cabinetBlocked' | 'cabinetUnblocked';

/** The cabinet goes on without this person. */
const RESTING_WORDS = {
  ru: {
    closed: (cabinetName: string, say: Say) => ({
      heading: `Кабинет «${say.name(cabinetName)}» закрыт для вас`,
      paragraphs: ['В тарифе владельца для вас нет места. Данные хранятся.'],
    }),
    open: (cabinetName: string, say: Say) => ({
      heading: `Кабинет «${say.name(cabinetName)}» снова открыт для вас`,
      paragraphs: ['В тарифе владельца для вас снова есть место.'],
    }),
  },
  en: {
    closed: (cabinetName: string, say: Say) => ({
      heading: `Cabinet “${say.name(cabinetName)}” is closed to you`,
      paragraphs: ['The owner’s plan has no seat for you. Data is kept.'],
    }),
    open: (cabinetName: string, say: Say) => ({
      heading: `Cabinet “${say.name(cabinetName)}” is open to you again`,
      paragraphs: ['The owner’s plan has a seat for you again.'],
    }),
  },
  fr: {
    closed: (cabinetName: string, say: Say) => ({
      heading: `L’espace « ${say.name(cabinetName)} » vous est fermé`,
      paragraphs: ['La formule du propriétaire n’a pas de place pour vous. Les données sont conservées.'],
    }),
    open: (cabinetName: string, say: Say) => ({
      heading: `L’espace « ${say.name(cabinetName)} » vous est de nouveau ouvert`,
      paragraphs: ['La formule du propriétaire a de nouveau une place pour vous.'],
    }),
  },
  ar: {
    closed: (cabinetName: string, say: Say) => ({
      heading: `حساب البائع «${say.name(cabinetName)}» مغلق أمامك`,
      paragraphs: ['لا مكان لك في باقة المالك. البيانات محفوظة.'],
    }),
    open: (cabinetName: string, say: Say) => ({
      heading: `عاد حساب البائع «${say.name(cabinetName)}» مفتوحًا أمامك`,
      paragraphs: ['صار لك مكان في باقة المالك من جديد.'],
    }),
  },
} as const;

export const ACCESS_WORDS: Record<Language, TextsOf<Kinds>> = {
  ru: {
    keyRefused: ({ cabinetName }, say) => ({
      heading: `Площадка не приняла ключ кабинета «${say.name(cabinetName)}»`,
      paragraphs: ['Данные не обновляются, пока ключ не заменят.'],
      button: 'Заменить ключ',
    }),
    cabinetBlocked: ({ cabinetName, isResting }, say) => ({
      heading: `Кабинет «${say.name(cabinetName)}» заблокирован`,
      paragraphs: ['Его нет в новом тарифе. Данные хранятся, сбор остановлен.'],
      ...(isResting ? RESTING_WORDS.ru.closed(cabinetName, say) : {}),
      button: 'Открыть тарифы',
    }),
    cabinetUnblocked: ({ cabinetName, isResting }, say) => ({
      heading: `Кабинет «${say.name(cabinetName)}» снова открыт`,
      paragraphs: ['Сбор данных продолжается.'],
      ...(isResting ? RESTING_WORDS.ru.open(cabinetName, say) : {}),
      button: 'Открыть кабинет',
    }),
  },
  en: {
    keyRefused: ({ cabinetName }, say) => ({
      heading: `The marketplace refused the key of cabinet “${say.name(cabinetName)}”`,
      paragraphs: ['Data is not updated until the key is replaced.'],
      button: 'Replace the key',
    }),
    cabinetBlocked: ({ cabinetName, isResting }, say) => ({
      heading: `Cabinet “${say.name(cabinetName)}” is blocked`,
      paragraphs: ['The new plan does not include it. Data is kept, collection has stopped.'],
      ...(isResting ? RESTING_WORDS.en.closed(cabinetName, say) : {}),
      button: 'See the plans',
    }),
    cabinetUnblocked: ({ cabinetName, isResting }, say) => ({
      heading: `Cabinet “${say.name(cabinetName)}” is unblocked`,
      paragraphs: ['Data collection has resumed.'],
      ...(isResting ? RESTING_WORDS.en.open(cabinetName, say) : {}),
      button: 'Open the cabinet',
    }),
  },
  fr: {
    keyRefused: ({ cabinetName }, say) => ({
      heading: `La place de marché a refusé la clé de l’espace « ${say.name(cabinetName)} »`,
      paragraphs: ['Les données ne sont plus mises à jour tant que la clé n’est pas remplacée.'],
      button: 'Remplacer la clé',
    }),
    cabinetBlocked: ({ cabinetName, isResting }, say) => ({
      heading: `L’espace « ${say.name(cabinetName)} » est bloqué`,
      paragraphs: [
        'La nouvelle formule ne le comprend pas. Les données sont conservées, la collecte est arrêtée.',
      ],
      ...(isResting ? RESTING_WORDS.fr.closed(cabinetName, say) : {}),
      button: 'Voir les formules',
    }),
    cabinetUnblocked: ({ cabinetName, isResting }, say) => ({
      heading: `L’espace « ${say.name(cabinetName)} » est de nouveau ouvert`,
      paragraphs: ['La collecte des données reprend.'],
      ...(isResting ? RESTING_WORDS.fr.open(cabinetName, say) : {}),
      button: 'Ouvrir l’espace',
    }),
  },
  ar: {
    keyRefused: ({ cabinetName }, say) => ({
      heading: `رفضت المنصة مفتاح حساب البائع «${say.name(cabinetName)}»`,
      paragraphs: ['لن تُحدَّث البيانات حتى يُستبدل المفتاح.'],
      button: 'استبدال المفتاح',
    }),
    cabinetBlocked: ({ cabinetName, isResting }, say) => ({
      heading: `حُظر حساب البائع «${say.name(cabinetName)}»`,
      paragraphs: ['الباقة الجديدة لا تشمله. البيانات محفوظة والجمع متوقف.'],
      ...(isResting ? RESTING_WORDS.ar.closed(cabinetName, say) : {}),
      button: 'عرض الباقات',
    }),
    cabinetUnblocked: ({ cabinetName, isResting }, say) => ({
      heading: `عاد حساب البائع «${say.name(cabinetName)}» متاحًا`,
      paragraphs: ['جمع البيانات مستمر.'],
      ...(isResting ? RESTING_WORDS.ar.open(cabinetName, say) : {}),
      button: 'فتح حساب البائع',
    }),
  },
};
