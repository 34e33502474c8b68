import type { AbFinishReason, AbPauseReason } from '@vitrina/contract/ab-tests/project.ts';
import type { Language } from '@vitrina/contract/languages.ts';
import type { TextsOf } from './words.ts';

/** A heading with `{name}`, and what it means. */
type Pair = readonly [string, string];
type Sentences = {
  launched: Pair;
  failing: Pair;
  paused: string;
  /** Empty where the heading says it all. */
  pausedBecause: Record<AbPauseReason, string>;
  finished: string;
  finishedBecause: Record<AbFinishReason, string>;
  button: string;
};

type Kinds = 'abTestLaunched' | 'abTestPaused' | 'abTestFinished' | 'abTestRestoreFailing';

function textsIn({ button, ...texts }: Sentences): TextsOf<Kinds> {
  const words = (name: string, heading: string, reason: string) => ({
    heading: heading.replace('{name}', () => name),
    paragraphs: reason === '' ? [] : [reason],
    button,
  });
  return {
    abTestLaunched: ({ name }, say) => words(say.name(name), ...texts.launched),
    abTestRestoreFailing: ({ name }, say) => words(say.name(name), ...texts.failing),
    abTestPaused: ({ name, reason }, say) => words(say.name(name), texts.paused, texts.pausedBecause[reason]),
    abTestFinished: ({ name, reason }, say) =>
      words(say.name(name), texts.finished, texts.finishedBecause[reason]),
  };
}

export const TESTS_WORDS: Record<Language, TextsOf<Kinds>> = {
  ru: textsIn({
    launched: ['Тест «{name}» запущен', 'Первое изображение на карточке.'],
    failing: [
      'Исходное изображение теста «{name}» не возвращается на карточку',
      'Уже час: мы продолжаем пробовать, но лучше проверить самим.',
    ],
    paused: 'Тест «{name}» на паузе',
    pausedBecause: {
      manually: '',
      readOnlyKey: 'Ключ API только для чтения. Дайте ключу право «Product» и продолжите.',
      error: 'Из-за ошибки: что случилось, написано на его странице.',
      tooManyImages: 'На карточке больше 15 изображений.',
      campaignExpired: 'Ни одна из его кампаний не активна. Активируйте кампанию и продолжите.',
      planLost: 'В тарифе для него больше нет места.',
    },
    finished: 'Тест «{name}» завершён',
    finishedBecause: {
      completed: 'Результаты готовы.',
      manually: 'Его остановили.',
      expired: 'Его время вышло.',
      campaignExpired: 'Все его кампании закончились.',
    },
    button: 'Открыть тест',
  }),
  en: textsIn({
    launched: ['The test “{name}” is running', 'Its first image is on the card.'],
    failing: [
      'The original image of the test “{name}” is not back on the card',
      'For an hour now: we keep trying, and it is worth a look.',
    ],
    paused: 'The test “{name}” is paused',
    pausedBecause: {
      manually: '',
      readOnlyKey: 'The API key is read-only. Give it the right “Product” and resume.',
      error: 'After an error; its page says what happened.',
      tooManyImages: 'The card has more than 15 images.',
      campaignExpired: 'None of its campaigns is running. Activate one and resume.',
      planLost: 'Your plan has no room for it any more.',
    },
    finished: 'The test “{name}” has finished',
    finishedBecause: {
      completed: 'The results are ready.',
      manually: 'It was stopped.',
      expired: 'Its time is up.',
      campaignExpired: 'All its campaigns have ended.',
    },
    button: 'Open the test',
  }),
  fr: textsIn({
    launched: ['Le test « {name} » est lancé', 'Sa première image est sur la fiche.'],
    failing: [
      'L’image d’origine du test « {name} » n’est pas revenue sur la fiche',
      'Depuis une heure : nous continuons d’essayer, mais mieux vaut vérifier.',
    ],
    paused: 'Le test « {name} » est en pause',
    pausedBecause: {
      manually: '',
      readOnlyKey: 'La clé API est en lecture seule. Donnez-lui le droit « Product » et reprenez.',
      error: 'Après une erreur : sa page dit ce qui s’est passé.',
      tooManyImages: 'La fiche a plus de 15 images.',
      campaignExpired: 'Aucune de ses campagnes n’est active. Activez-en une et reprenez.',
      planLost: 'Votre formule n’a plus de place pour lui.',
    },
    finished: 'Le test « {name} » est terminé',
    finishedBecause: {
      completed: 'Les résultats sont prêts.',
      manually: 'Il a été arrêté.',
      expired: 'Son temps est écoulé.',
      campaignExpired: 'Toutes ses campagnes ont pris fin.',
    },
    button: 'Ouvrir le test',
  }),
  ar: textsIn({
    launched: ['بدأ اختبار «{name}»', 'صورته الأولى على البطاقة.'],
    failing: [
      'لم تعد الصورة الأصلية لاختبار «{name}» إلى البطاقة',
      'منذ ساعة: نواصل المحاولة، ويُستحسن أن تتحقق بنفسك.',
    ],
    paused: 'اختبار «{name}» متوقف مؤقتًا',
    pausedBecause: {
      manually: '',
      readOnlyKey: 'مفتاح API للقراءة فقط. امنحه صلاحية «Product» ثم استأنف.',
      error: 'بسبب خطأ: التفاصيل في صفحته.',
      tooManyImages: 'على البطاقة أكثر من 15 صورة.',
      campaignExpired: 'لا حملة نشطة من حملاته. فعّل حملة ثم استأنف.',
      planLost: 'لم يعد له مكان في خطتك.',
    },
    finished: 'انتهى اختبار «{name}»',
    finishedBecause: {
      completed: 'النتائج جاهزة.',
      manually: 'أُوقف.',
      expired: 'انقضت مدته.',
      campaignExpired: 'انتهت جميع حملاته.',
    },
    button: 'فتح الاختبار',
  }),
};
