import type { Language } from '@vitrina/contract/languages.ts';

type Texts = Readonly<Record<Language, string>>;

/** What the product keeps in a browser and what for; web/src/shell/preferences/stored-values.test.ts holds it true. */
type StoredValues = {
  readonly kind: 'cookie' | 'storage';
  /** A star stands for the name of a screen or a table. */
  readonly names: readonly string[];
  readonly lifetime: keyof typeof LIFETIMES;
  readonly purpose: Texts;
};

export const LIFETIMES = {
  session: {
    ru: 'до выхода; без «Запомнить меня» — до закрытия браузера',
    en: 'until you sign out; without “Remember me”, until the browser is closed',
    fr: 'jusqu’à la déconnexion ; sans « Se souvenir de moi », jusqu’à la fermeture du navigateur',
    ar: 'حتى الخروج، ومن دون «تذكّرني» حتى إغلاق المتصفح',
  },
  signOut: {
    ru: 'до выхода',
    en: 'until you sign out',
    fr: 'jusqu’à la déconnexion',
    ar: 'حتى الخروج',
  },
  sixHours: { ru: '6 часов', en: '6 hours', fr: '6 heures', ar: '6 ساعات' },
  year: { ru: 'год', en: 'one year', fr: 'un an', ar: 'سنة' },
  erased: {
    ru: 'пока вы не сотрёте',
    en: 'until you erase it',
    fr: 'jusqu’à ce que vous l’effaciez',
    ar: 'حتى تمحوه',
  },
} as const satisfies Record<string, Texts>;

export const STORED_VALUES: readonly StoredValues[] = [
  {
    kind: 'cookie',
    names: ['__Host-rt'],
    lifetime: 'session',
    purpose: {
      ru: 'Сеанс: чтобы вы оставались в системе. Недоступен скриптам.',
      en: 'The session: keeps you signed in. Scripts cannot read it.',
      fr: 'La session : vous garde connecté. Inaccessible aux scripts.',
      ar: 'الجلسة: لتبقى داخل النظام. لا تقرؤه البرامج النصية.',
    },
  },
  {
    kind: 'cookie',
    names: [
      'contentLayoutNav',
      'contentWidth',
      'footerType',
      'navbarType',
      'navbarBlur',
      'verticalNavCollapsed',
      'horizontalNavType',
      'lightPrimaryColor',
      'darkPrimaryColor',
    ],
    lifetime: 'year',
    purpose: {
      ru: 'Оформление: меню, панели, ширина страницы, цвета.',
      en: 'Appearance: menu, bars, page width, colours.',
      fr: 'L’apparence : menu, barres, largeur de la page, couleurs.',
      ar: 'المظهر: القائمة والأشرطة وعرض الصفحة والألوان.',
    },
  },
  {
    kind: 'cookie',
    names: ['product-settings'],
    lifetime: 'sixHours',
    purpose: {
      ru: 'Последний поиск и порядок в таблице товаров.',
      en: 'The last search and order in the table of products.',
      fr: 'La dernière recherche et le dernier tri dans le tableau des produits.',
      ar: 'آخر بحث وترتيب في جدول المنتجات.',
    },
  },
  {
    kind: 'storage',
    names: ['accessToken', 'accountInfo', 'userData', 'cabinet', 'userAbilityRules', 'recentGoals'],
    lifetime: 'signOut',
    purpose: {
      ru: 'Временный ключ доступа, сведения аккаунта, выбранный кабинет и права в нём, недавние переходы из поиска.',
      en: 'The temporary access token, account details, the selected cabinet and the rights in it, recent places opened from search.',
      fr: 'La clé d’accès temporaire, les données du compte, le cabinet choisi et les droits, les pages récemment ouvertes depuis la recherche.',
      ar: 'مفتاح الوصول المؤقت وبيانات الحساب وحساب المتجر المختار والصلاحيات فيه وآخر ما فُتح من البحث.',
    },
  },
  {
    kind: 'storage',
    names: [
      'language',
      'theme',
      'directionGraphs',
      'singleKeyShortcuts',
      'pinnedPages',
      'favouriteCities',
      'table.*',
    ],
    lifetime: 'erased',
    purpose: {
      ru: 'Язык, тема, синхронизация графиков, горячие клавиши, закреплённые страницы, избранные города, столбцы таблиц.',
      en: 'Language, theme, chart synchronisation, keyboard shortcuts, pinned pages, favourite cities, columns of tables.',
      fr: 'La langue, le thème, la synchronisation des graphiques, les raccourcis clavier, les pages épinglées, les villes favorites, les colonnes des tableaux.',
      ar: 'اللغة والمظهر ومزامنة الرسوم واختصارات لوحة المفاتيح والصفحات المثبتة والمدن المفضلة وأعمدة الجداول.',
    },
  },
  {
    kind: 'storage',
    names: ['showCookies', 'abTestingNewsShownCount', 'abTestingNewsLastDate', 'positionTutorialSeen'],
    lifetime: 'erased',
    purpose: {
      ru: 'Что это сообщение о cookie, новость и обучение позициям уже показаны, и когда.',
      en: 'That the cookie notice, the news and the tutorial of positions have been shown, and when.',
      fr: 'Que l’avis sur les cookies, la nouveauté et l’initiation aux positions ont été montrés, et quand.',
      ar: 'أن إشعار ملفات تعريف الارتباط والخبر وشرح المواقع قد عُرضت ومتى.',
    },
  },
];
