import type { Language } from '@vitrina/contract/languages.ts';

type ReportTexts = {
  title: string;
  page: (page: number, pages: number) => string;
  facts: Record<'card' | 'sku' | 'cabinet' | 'period' | 'madeAt' | 'madeBy' | 'until', string>;
  sellers: string;
  nobody: string;
  nameless: string;
  unknown: string;
  columns: Record<
    | 'seller'
    | 'sellerId'
    | 'offerSku'
    | 'firstSeen'
    | 'lastSeen'
    | 'hours'
    | 'price'
    | 'firstPrice'
    | 'lastPrice'
    | 'lowestPrice'
    | 'ownPrice'
    | 'undercut'
    | 'deepestUndercut'
    | 'look',
    string
  >;
  gaps: string;
  noGaps: string;
  methodTitle: string;
  method: readonly string[];
  chainTitle: string;
  head: (source: 'storefront' | 'seller', number: number) => string;
  verify: string;
};

/** Their words are bytes of a pack: another wording is another form (`EVIDENCE_FORM`). */
export const REPORT_TEXTS: Record<Language, ReportTexts> = {
  ru: {
    title: 'Другие продавцы на карточке товара',
    page: (page, pages) => `Страница ${page} из ${pages}`,
    facts: {
      card: 'Товар',
      sku: 'SKU карточки',
      cabinet: 'Продавец — владелец карточки',
      period: 'Период (по Москве)',
      madeAt: 'Составлено',
      madeBy: 'Составил',
      until: 'Последнее наблюдение',
    },
    sellers: 'Кто продавал на карточке',
    nobody: 'За этот период других продавцов на карточке не видели.',
    nameless: 'Продавец не назван',
    unknown: 'нет данных',
    columns: {
      seller: 'Продавец',
      sellerId: 'Номер продавца',
      offerSku: 'SKU предложения',
      firstSeen: 'Впервые замечен',
      lastSeen: 'Замечен в последний раз',
      hours: 'Часов с предложением',
      price: 'Цена, ₽',
      firstPrice: 'Первая цена, ₽',
      lastPrice: 'Последняя цена, ₽',
      lowestPrice: 'Самая низкая цена, ₽',
      ownPrice: 'Цена владельца тогда, ₽',
      undercut: 'Дешевле владельца на, ₽',
      deepestUndercut: 'Наибольшая разница, ₽',
      look: 'Наблюдение',
    },
    gaps: 'Перерывы в наблюдении, часов',
    noGaps: 'Перерывов в наблюдении не было.',
    methodTitle: 'Как это получено',
    method: [
      'Карточку регулярно открывали на витрине маркетплейса так, как её видит покупатель, и записывали список предложений. Цена владельца взята из его кабинета по официальному API.',
      'Часы считаются только между соседними наблюдениями, которые оба застали предложение. Время, когда ответа не было, не считается ни присутствием, ни отсутствием. Отсутствие короче 24 часов не прерывает запись.',
      'Показано время Москвы. Разница в цене — цена владельца в тот момент минус цена предложения; отрицательная означает, что предложение было дороже.',
    ],
    chainTitle: 'Неизменность записей',
    head: (source, number) =>
      `${source === 'storefront' ? 'Витрина' : 'Кабинет владельца'}, снимок № ${number}, SHA-256:`,
    verify:
      'Каждый снимок хранится с контрольной суммой, которая охватывает и сумму предыдущего: изменить один снимок незаметно нельзя. Снимки лежат рядом в файле snapshots.json, суммы всех файлов — в manifest.json.',
  },
  en: {
    title: 'Other sellers on a product card',
    page: (page, pages) => `Page ${page} of ${pages}`,
    facts: {
      card: 'Product',
      sku: 'SKU of the card',
      cabinet: 'Seller who owns the card',
      period: 'Period (Moscow time)',
      madeAt: 'Made',
      madeBy: 'Made by',
      until: 'Last observation',
    },
    sellers: 'Who sold on the card',
    nobody: 'No other seller was seen on the card in this period.',
    nameless: 'Seller not named',
    unknown: 'no data',
    columns: {
      seller: 'Seller',
      sellerId: 'Seller number',
      offerSku: 'SKU of the offer',
      firstSeen: 'First seen',
      lastSeen: 'Last seen',
      hours: 'Hours with the offer',
      price: 'Price, RUB',
      firstPrice: 'First price, RUB',
      lastPrice: 'Last price, RUB',
      lowestPrice: 'Lowest price, RUB',
      ownPrice: 'Owner’s price then, RUB',
      undercut: 'Below the owner by, RUB',
      deepestUndercut: 'Largest difference, RUB',
      look: 'Observation',
    },
    gaps: 'Breaks in observation, hours',
    noGaps: 'There were no breaks in observation.',
    methodTitle: 'How this was obtained',
    method: [
      'The card was opened regularly on the marketplace’s storefront, as buyers see it, and its list of offers was recorded. The owner’s price comes from the owner’s cabinet by the official API.',
      'Hours are counted only between neighbouring observations that both saw the offer. Time without an answer counts neither as presence nor as absence. An absence shorter than 24 hours does not end a record.',
      'Times are Moscow times. The difference is the owner’s price at that moment minus the price of the offer; a negative one means that the offer was dearer.',
    ],
    chainTitle: 'Records cannot be changed unnoticed',
    head: (source, number) =>
      `${source === 'storefront' ? 'Storefront' : 'Owner’s cabinet'}, snapshot no. ${number}, SHA-256:`,
    verify:
      'Each snapshot is kept with a checksum that also covers the one before, so no snapshot can be changed unnoticed. The snapshots are in snapshots.json beside this file, the checksums of all files in manifest.json.',
  },
  fr: {
    title: 'Autres vendeurs sur une fiche produit',
    page: (page, pages) => `Page ${page} sur ${pages}`,
    facts: {
      card: 'Produit',
      sku: 'SKU de la fiche',
      cabinet: 'Vendeur propriétaire de la fiche',
      period: 'Période (heure de Moscou)',
      madeAt: 'Établi le',
      madeBy: 'Établi par',
      until: 'Dernière observation',
    },
    sellers: 'Qui a vendu sur la fiche',
    nobody: 'Aucun autre vendeur n’a été vu sur la fiche pendant cette période.',
    nameless: 'Vendeur non nommé',
    unknown: 'pas de données',
    columns: {
      seller: 'Vendeur',
      sellerId: 'Numéro du vendeur',
      offerSku: 'SKU de l’offre',
      firstSeen: 'Vu pour la première fois',
      lastSeen: 'Vu pour la dernière fois',
      hours: 'Heures avec l’offre',
      price: 'Prix, RUB',
      firstPrice: 'Premier prix, RUB',
      lastPrice: 'Dernier prix, RUB',
      lowestPrice: 'Prix le plus bas, RUB',
      ownPrice: 'Prix du propriétaire alors, RUB',
      undercut: 'Moins cher que le propriétaire de, RUB',
      deepestUndercut: 'Plus grand écart, RUB',
      look: 'Observation',
    },
    gaps: 'Interruptions de l’observation, heures',
    noGaps: 'L’observation n’a pas été interrompue.',
    methodTitle: 'Méthode',
    method: [
      'La fiche a été ouverte régulièrement sur la vitrine de la place de marché, telle que la voient les acheteurs, et la liste des offres a été enregistrée. Le prix du propriétaire vient de son compte vendeur par l’API officielle.',
      'Les heures ne sont comptées qu’entre deux observations voisines qui ont toutes deux vu l’offre. Le temps sans réponse ne compte ni comme présence ni comme absence. Une absence de moins de 24 heures ne termine pas un enregistrement.',
      'Les heures sont celles de Moscou. L’écart est le prix du propriétaire à ce moment moins le prix de l’offre\u00A0; un écart négatif signifie que l’offre était plus chère.',
    ],
    chainTitle: 'Des enregistrements inaltérables',
    head: (source, number) =>
      `${source === 'storefront' ? 'Vitrine' : 'Compte du propriétaire'}, relevé n° ${number}, SHA-256\u00A0:`,
    verify:
      'Chaque relevé est conservé avec une somme de contrôle qui couvre aussi la précédente\u00A0: aucun ne peut être modifié sans que cela se voie. Les relevés sont dans snapshots.json, les sommes de tous les fichiers dans manifest.json.',
  },
  ar: {
    title: 'بائعون آخرون على بطاقة المنتج',
    page: (page, pages) => `الصفحة ${page} من ${pages}`,
    facts: {
      card: 'المنتج',
      sku: 'رقم SKU للبطاقة',
      cabinet: 'البائع مالك البطاقة',
      period: 'الفترة (بتوقيت موسكو)',
      madeAt: 'تاريخ الإعداد',
      madeBy: 'أعدّه',
      until: 'آخر رصد',
    },
    sellers: 'من باع على البطاقة',
    nobody: 'لم يُرصد أي بائع آخر على البطاقة خلال هذه الفترة.',
    nameless: 'بائع بلا اسم',
    unknown: 'لا توجد بيانات',
    columns: {
      seller: 'البائع',
      sellerId: 'رقم البائع',
      offerSku: 'رقم SKU للعرض',
      firstSeen: 'رُصد أول مرة',
      lastSeen: 'رُصد آخر مرة',
      hours: 'ساعات وجود العرض',
      price: 'السعر، ₽',
      firstPrice: 'السعر الأول، ₽',
      lastPrice: 'السعر الأخير، ₽',
      lowestPrice: 'أدنى سعر، ₽',
      ownPrice: 'سعر المالك حينها، ₽',
      undercut: 'أرخص من المالك بمقدار، ₽',
      deepestUndercut: 'أكبر فرق، ₽',
      look: 'الرصد',
    },
    gaps: 'انقطاعات الرصد بالساعات',
    noGaps: 'لم ينقطع الرصد.',
    methodTitle: 'كيف جُمعت هذه البيانات',
    method: [
      'فُتحت البطاقة بانتظام على واجهة المتجر كما يراها المشتري، وسُجّلت قائمة العروض عليها. أما سعر المالك فمصدره حسابه لدى السوق عبر واجهة API الرسمية.',
      'لا تُحسب الساعات إلا بين رصدين متتاليين شوهد العرض في كليهما. والوقت الذي لم يصل فيه جواب لا يُعدّ حضورًا ولا غيابًا. ولا ينهي التسجيلَ غيابٌ يقل عن 24 ساعة.',
      'الأوقات بتوقيت موسكو. والفرق في السعر هو سعر المالك في تلك اللحظة ناقصًا سعر العرض، والفرق السالب يعني أن العرض كان أغلى.',
    ],
    chainTitle: 'تعذّر تغيير السجلات دون أثر',
    head: (source, number) =>
      `${source === 'storefront' ? 'واجهة المتجر' : 'حساب المالك'}، اللقطة رقم ${number}، SHA-256:`,
    verify:
      'تُحفظ كل لقطة مع بصمة تشمل أيضًا بصمة اللقطة السابقة، فلا يمكن تغيير أي لقطة دون أن يظهر ذلك. اللقطات في الملف snapshots.json المرفق، وبصمات جميع الملفات في manifest.json.',
  },
};
