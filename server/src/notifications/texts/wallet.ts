import type { Language } from '@vitrina/contract/languages.ts';
import type { TextsOf } from './words.ts';

export const WALLET_WORDS: Record<Language, TextsOf<'walletLow'>> = {
  ru: {
    walletLow: ({ available, threshold }, say) => ({
      subject: 'В кошельке осталось мало баллов',
      heading: 'Баллы заканчиваются',
      paragraphs: [
        `Доступно баллов: ${say.count(available)}. Это меньше, чем ${say.count(threshold)}: столько вы указали для напоминания.`,
        'Порог напоминания можно изменить или отключить на странице кошелька. Следующее напоминание придёт, только если баланс поднимется выше порога и снова опустится.',
      ],
      button: 'Открыть кошелёк',
    }),
  },
  en: {
    walletLow: ({ available, threshold }, say) => ({
      subject: 'Your wallet is running low',
      heading: 'Your points are running low',
      paragraphs: [
        `Points available: ${say.count(available)}. That is less than ${say.count(threshold)}, the balance you set for a reminder.`,
        'You can change the reminder or switch it off on the wallet page. The next message comes only after the balance has risen above it and fallen again.',
      ],
      button: 'Open the wallet',
    }),
  },
  fr: {
    walletLow: ({ available, threshold }, say) => ({
      subject: 'Il reste peu de points dans votre portefeuille',
      heading: 'Vos points s’épuisent',
      paragraphs: [
        `Points disponibles : ${say.count(available)}. C’est moins que ${say.count(threshold)}, le solde que vous avez fixé pour ce rappel.`,
        'Vous pouvez modifier ou désactiver le rappel sur la page du portefeuille. Le prochain message ne viendra que si le solde repasse au-dessus de ce seuil, puis redescend.',
      ],
      button: 'Ouvrir le portefeuille',
    }),
  },
  ar: {
    walletLow: ({ available, threshold }, say) => ({
      subject: 'رصيد محفظتك منخفض',
      heading: 'نقاطك على وشك النفاد',
      paragraphs: [
        `النقاط المتاحة: ${say.count(available)}، وهي أقل من ${say.count(threshold)}، وهو الحد الذي اخترته للتذكير.`,
        'يمكنك تغيير التذكير أو إيقافه في صفحة المحفظة. لن تصلك رسالة أخرى إلا إذا ارتفع الرصيد فوق الحد ثم انخفض من جديد.',
      ],
      button: 'فتح المحفظة',
    }),
  },
};
