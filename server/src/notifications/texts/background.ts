import type { Language } from '@vitrina/contract/languages.ts';
import type { TextsOf } from './words.ts';

type Kinds =
  | 'exportReady'
  | 'exportFailed'
  | 'importDone'
  | 'importAsking'
  | 'importFailed'
  | 'cardReady'
  | 'cardFailed';

const cardOf = ({ title, sku }: { title: string | null; sku: number }) => title ?? String(sku);

export const BACKGROUND_WORDS: Record<Language, TextsOf<Kinds>> = {
  ru: {
    exportReady: ({ name, rows }, say) => ({
      heading: `Файл «${say.name(name)}» готов`,
      paragraphs: [`Строк: ${say.count(rows)}.`],
      button: 'Открыть мои файлы',
    }),
    exportFailed: ({ name }, say) => ({
      heading: `Файл «${say.name(name)}» сделать не удалось`,
      paragraphs: ['Попробуйте ещё раз.'],
      button: '',
    }),
    importDone: ({ name, rows }, say) => ({
      heading: `Файл «${say.name(name)}» импортирован`,
      paragraphs: [`Строк: ${say.count(rows)}.`],
      button: 'Открыть запросы',
    }),
    importAsking: ({ name }, say) => ({
      heading: `Файл «${say.name(name)}» прочитан`,
      paragraphs: ['Чтобы импортировать его, ответьте на вопрос.'],
      button: 'Ответить',
    }),
    importFailed: ({ name }, say) => ({
      heading: `Файл «${say.name(name)}» не импортирован`,
      paragraphs: [],
      button: 'Посмотреть почему',
    }),
    cardReady: (event, say) => ({
      heading: `Разбор карточки «${say.name(cardOf(event))}» готов`,
      paragraphs: [],
      button: 'Открыть разбор',
    }),
    cardFailed: (event, say) => ({
      heading: `Разобрать карточку «${say.name(cardOf(event))}» не удалось`,
      paragraphs: ['Запуск не потрачен.'],
      button: 'Открыть разбор',
    }),
  },
  en: {
    exportReady: ({ name, rows }, say) => ({
      heading: `The file “${say.name(name)}” is ready`,
      paragraphs: [`Rows: ${say.count(rows)}.`],
      button: 'Open my files',
    }),
    exportFailed: ({ name }, say) => ({
      heading: `The file “${say.name(name)}” could not be created`,
      paragraphs: ['Please try again.'],
      button: '',
    }),
    importDone: ({ name, rows }, say) => ({
      heading: `The file “${say.name(name)}” has been imported`,
      paragraphs: [`Rows: ${say.count(rows)}.`],
      button: 'Open the queries',
    }),
    importAsking: ({ name }, say) => ({
      heading: `The file “${say.name(name)}” has been read`,
      paragraphs: ['Answer a question to import it.'],
      button: 'Answer',
    }),
    importFailed: ({ name }, say) => ({
      heading: `The file “${say.name(name)}” was not imported`,
      paragraphs: [],
      button: 'See why',
    }),
    cardReady: (event, say) => ({
      heading: `The analysis of the card “${say.name(cardOf(event))}” is ready`,
      paragraphs: [],
      button: 'Open the analysis',
    }),
    cardFailed: (event, say) => ({
      heading: `The card “${say.name(cardOf(event))}” could not be analysed`,
      paragraphs: ['No run was used.'],
      button: 'Open the analysis',
    }),
  },
  fr: {
    exportReady: ({ name, rows }, say) => ({
      heading: `Le fichier « ${say.name(name)} » est prêt`,
      paragraphs: [`Lignes : ${say.count(rows)}.`],
      button: 'Ouvrir mes fichiers',
    }),
    exportFailed: ({ name }, say) => ({
      heading: `Le fichier « ${say.name(name)} » n’a pas pu être créé`,
      paragraphs: ['Réessayez.'],
      button: '',
    }),
    importDone: ({ name, rows }, say) => ({
      heading: `Le fichier « ${say.name(name)} » a été importé`,
      paragraphs: [`Lignes : ${say.count(rows)}.`],
      button: 'Ouvrir les requêtes',
    }),
    importAsking: ({ name }, say) => ({
      heading: `Le fichier « ${say.name(name)} » a été lu`,
      paragraphs: ['Répondez à une question pour l’importer.'],
      button: 'Répondre',
    }),
    importFailed: ({ name }, say) => ({
      heading: `Le fichier « ${say.name(name)} » n’a pas été importé`,
      paragraphs: [],
      button: 'Voir pourquoi',
    }),
    cardReady: (event, say) => ({
      heading: `L’analyse de la fiche « ${say.name(cardOf(event))} » est prête`,
      paragraphs: [],
      button: 'Ouvrir l’analyse',
    }),
    cardFailed: (event, say) => ({
      heading: `La fiche « ${say.name(cardOf(event))} » n’a pas pu être analysée`,
      paragraphs: ['Aucune analyse n’a été décomptée.'],
      button: 'Ouvrir l’analyse',
    }),
  },
  ar: {
    exportReady: ({ name, rows }, say) => ({
      heading: `الملف «${say.name(name)}» جاهز`,
      paragraphs: [`الصفوف: ${say.count(rows)}.`],
      button: 'فتح ملفاتي',
    }),
    exportFailed: ({ name }, say) => ({
      heading: `تعذّر إنشاء الملف «${say.name(name)}»`,
      paragraphs: ['حاول مرة أخرى.'],
      button: '',
    }),
    importDone: ({ name, rows }, say) => ({
      heading: `استُورد الملف «${say.name(name)}»`,
      paragraphs: [`الصفوف: ${say.count(rows)}.`],
      button: 'فتح الاستعلامات',
    }),
    importAsking: ({ name }, say) => ({
      heading: `قُرئ الملف «${say.name(name)}»`,
      paragraphs: ['أجب عن سؤال لاستيراده.'],
      button: 'الإجابة',
    }),
    importFailed: ({ name }, say) => ({
      heading: `لم يُستورد الملف «${say.name(name)}»`,
      paragraphs: [],
      button: 'معرفة السبب',
    }),
    cardReady: (event, say) => ({
      heading: `تحليل البطاقة «${say.name(cardOf(event))}» جاهز`,
      paragraphs: [],
      button: 'فتح التحليل',
    }),
    cardFailed: (event, say) => ({
      heading: `تعذّر تحليل البطاقة «${say.name(cardOf(event))}»`,
      paragraphs: ['لم يُحتسب التحليل.'],
      button: 'فتح التحليل',
    }),
  },
};
