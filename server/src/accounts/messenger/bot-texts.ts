import type { Language } from '@vitrina/contract/languages.ts';

/** Everything the bot says by itself; `settings` is the address where a person connects a messenger. */
type BotTexts = {
  connected: string;
  alreadyConnected: string;
  usernameMissing: string;
  takenByOther: string;
  wrongCode: string;
  expired: string;
  welcome: string;
  disconnected: string;
};
export type BotText = keyof BotTexts;

const ru: BotTexts = {
  connected: 'Готово! Уведомления Vitrina будут приходить в этот чат.',
  alreadyConnected:
    'Этот чат подключён к Vitrina: сюда приходят уведомления. Изменить это можно в настройках:\n{settings}',
  usernameMissing:
    'Чтобы подключить мессенджер, нужно имя пользователя. Откройте «Настройки» → «Имя пользователя», придумайте имя и нажмите «Старт» по той же ссылке ещё раз: код остаётся в силе.',
  takenByOther:
    'Этот чат уже подключён к другому аккаунту Vitrina. Отключите его там или откройте ссылку из другого аккаунта мессенджера.',
  wrongCode: 'Код не подошёл: он неверный или уже использован. Получите новый в настройках:\n{settings}',
  expired: 'Время кода истекло: он действует 10 минут. Получите новый в настройках:\n{settings}',
  welcome:
    'Здравствуйте! Это бот Vitrina, он присылает уведомления о ваших кабинетах. Чтобы подключить его, откройте ссылку в настройках:\n{settings}',
  disconnected: 'Чат отключён от Vitrina. Уведомления сюда больше не приходят.',
};

const en: BotTexts = {
  connected: 'Done! Vitrina will send notifications to this chat.',
  alreadyConnected:
    'This chat is already connected to Vitrina and receives its notifications. You can change that in settings:\n{settings}',
  usernameMissing:
    'To connect the messenger you need a username. Open Settings → Username, choose one and press Start again using the same link: your code is still valid.',
  takenByOther:
    'This chat is already connected to another Vitrina account. Disconnect it there, or open the link from another messenger account.',
  wrongCode: 'The code did not work: it is wrong or has been used. Get a new one in settings:\n{settings}',
  expired: 'The code has expired: it is valid for 10 minutes. Get a new one in settings:\n{settings}',
  welcome:
    'Hello! This is the Vitrina bot. It sends notifications about your cabinets. To connect it, open the link in settings:\n{settings}',
  disconnected: 'This chat is disconnected from Vitrina. No more notifications will arrive here.',
};

const fr: BotTexts = {
  connected: 'C’est fait ! Les notifications de Vitrina arriveront dans cette conversation.',
  alreadyConnected:
    'Cette conversation est connectée à Vitrina et reçoit ses notifications. Vous pouvez changer cela dans les paramètres :\n{settings}',
  usernameMissing:
    'Pour connecter la messagerie, il vous faut un nom d’utilisateur. Ouvrez « Paramètres » → « Nom d’utilisateur », choisissez-en un, puis appuyez de nouveau sur « Démarrer » avec le même lien : votre code reste valable.',
  takenByOther:
    'Cette conversation est déjà connectée à un autre compte Vitrina. Déconnectez-la là-bas ou ouvrez le lien depuis un autre compte de messagerie.',
  wrongCode:
    'Le code n’a pas fonctionné : il est incorrect ou déjà utilisé. Demandez-en un nouveau dans les paramètres :\n{settings}',
  expired:
    'Le code a expiré : il est valable 10 minutes. Demandez-en un nouveau dans les paramètres :\n{settings}',
  welcome:
    'Bonjour ! Voici le bot de Vitrina : il envoie des notifications sur vos espaces vendeur. Pour le connecter, ouvrez le lien dans les paramètres :\n{settings}',
  disconnected: 'Cette conversation est déconnectée de Vitrina. Plus aucune notification n’y arrivera.',
};

const ar: BotTexts = {
  connected: 'تم! ستصل إشعارات Vitrina إلى هذه المحادثة.',
  alreadyConnected:
    'هذه المحادثة مرتبطة بـ Vitrina وتصل إليها الإشعارات. يمكنك تغيير ذلك من الإعدادات:\n{settings}',
  usernameMissing:
    'لربط تطبيق المراسلة تحتاج إلى اسم مستخدم. افتح «الإعدادات» ثم «اسم المستخدم»، واختر اسمًا، ثم اضغط «ابدأ» من الرابط نفسه مرة أخرى: رمزك ما زال صالحًا.',
  takenByOther:
    'هذه المحادثة مرتبطة بحساب Vitrina آخر. افصلها من ذلك الحساب، أو افتح الرابط من حساب مراسلة آخر.',
  wrongCode: 'لم يُقبل الرمز: إما أنه غير صحيح أو سبق استخدامه. احصل على رمز جديد من الإعدادات:\n{settings}',
  expired: 'انتهت صلاحية الرمز، فهو صالح لمدة 10 دقائق. احصل على رمز جديد من الإعدادات:\n{settings}',
  welcome:
    'مرحبًا! هذا بوت Vitrina، وهو يرسل إشعارات عن حسابات البائع الخاصة بك. لربطه افتح الرابط في الإعدادات:\n{settings}',
  disconnected: 'فُصلت هذه المحادثة عن Vitrina، ولن تصل إليها أي إشعارات بعد الآن.',
};

const BOT_TEXTS: Record<Language, BotTexts> = { ru, en, fr, ar };
export const BOT_TEXT_NAMES = Object.keys(ru) as [BotText, ...BotText[]];

export function botText(language: Language, text: BotText, settings: string): string {
  return BOT_TEXTS[language][text].replace('{settings}', settings);
}
