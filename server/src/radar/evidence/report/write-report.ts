import { once } from 'node:events';
import { createRequire } from 'node:module';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Language } from '@vitrina/contract/languages.ts';
import { sheetMoment } from '@vitrina/contract/writing/spreadsheets.ts';
import type { Episode } from '../../piggy-backers/episodes/episodes.ts';
import type { EvidenceContent } from '../content.ts';
import { drawText, heightOf, type TextBox } from './draw-text.ts';
import { REPORT_TEXTS } from './report-texts.ts';

type Document = PDFKit.PDFDocument;

/** Latin, Cyrillic, Arabic and the rouble sign; may be embedded and passed on. */
const require = createRequire(import.meta.url);
const REGULAR_FILE = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD_FILE = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
const REGULAR = 'DejaVuSans';
const BOLD = 'DejaVuSans-Bold';
const INK = '#1b1f24';
const QUIET = '#5c6570';
const MARGIN = 56;
const LABEL_WIDTH = 190;
const LABEL_GAP = 12;

/** The report as a PDF on A4. The same content gives the same bytes. */
export async function writeReport(
  content: EvidenceContent,
  stays: readonly Episode[],
  language: Language,
): Promise<Uint8Array> {
  // Only this needs it, and a worker would load it at each start.
  const { default: PDFDocument } = await import('pdfkit');
  const texts = REPORT_TEXTS[language];
  const { order } = content;
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    font: REGULAR_FILE,
    lang: language,
    displayTitle: true,
    info: {
      Title: `${texts.title}: ${order.sku}`,
      Author: order.cabinet.name,
      Producer: `Vitrina ${order.product}`,
      Creator: 'Vitrina',
      CreationDate: new Date(order.madeAt),
    },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.registerFont(REGULAR, REGULAR_FILE).registerFont(BOLD, BOLD_FILE);
  drawFacts(document, content, language);
  drawStays(document, stays, language);
  drawMethod(document, content, language);
  numberPages(document, language);
  const ended = once(document, 'end');
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

function drawFacts(document: Document, { order, chains }: EvidenceContent, language: Language): void {
  const { title, facts, unknown } = REPORT_TEXTS[language];
  const { cabinet } = order;
  const names = chains
    .toSorted((a, b) => (a.source < b.source ? -1 : 1))
    .flatMap(({ snapshots }) => snapshots);
  const name = names.findLast((one) => one.facts.title !== undefined)?.facts.title;
  document.font(BOLD).fontSize(18).fillColor(INK);
  drawText(document, title, boxOf(document), language);
  document.moveDown(0.8);
  drawLines(document, language, [
    [facts.card, name ?? unknown],
    [facts.sku, String(order.sku)],
    [facts.cabinet, `${cabinet.sellerName ?? cabinet.name}, ${cabinet.sellerId}`],
    [facts.period, `${ruDay(order.period.from)} – ${ruDay(order.period.to)}`],
    [facts.until, moment(order.until)],
    [facts.madeAt, moment(order.madeAt)],
    [facts.madeBy, order.madeBy],
  ]);
}

function drawStays(document: Document, stays: readonly Episode[], language: Language): void {
  const { sellers, nobody, nameless, unknown, columns } = REPORT_TEXTS[language];
  drawHeading(document, language, `${sellers}: ${stays.length}`);
  if (stays.length === 0) {
    document.font(REGULAR).fontSize(10);
    drawText(document, nobody, boxOf(document), language);
  }
  const money = (kopecks: number | null) => (kopecks === null ? unknown : decimal(kopecks / 100, 2));
  for (const stay of stays) {
    keepTogether(document, 190);
    document.font(BOLD).fontSize(11).fillColor(INK);
    drawText(document, stay.sellerName ?? nameless, boxOf(document), language);
    document.moveDown(0.3);
    drawLines(document, language, [
      [columns.sellerId, stay.sellerId === null ? unknown : String(stay.sellerId)],
      [columns.offerSku, String(stay.offerSku)],
      [columns.firstSeen, sheetMoment(stay.firstSeenAt)],
      [columns.lastSeen, sheetMoment(stay.lastSeenAt)],
      [columns.hours, decimal(stay.seenMs / HOUR_MS, 1)],
      [columns.firstPrice, money(stay.firstKopecks)],
      [columns.lastPrice, money(stay.kopecks)],
      [columns.lowestPrice, money(stay.lowestKopecks)],
      [columns.ownPrice, money(stay.ownKopecks)],
      [columns.undercut, money(stay.undercutKopecks)],
      [columns.deepestUndercut, money(stay.deepestUndercutKopecks)],
    ]);
  }
}

function drawMethod(document: Document, { chains }: EvidenceContent, language: Language): void {
  const texts = REPORT_TEXTS[language];
  const gaps = chains.find(({ source }) => source === 'storefront')?.gaps ?? [];
  const hours = gaps.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0) / HOUR_MS;
  keepTogether(document, 120);
  drawHeading(document, language, texts.methodTitle);
  const breaks = gaps.length === 0 ? texts.noGaps : `${texts.gaps}: ${decimal(hours, 1)} (${gaps.length}).`;
  for (const paragraph of [...texts.method, breaks]) drawParagraph(document, language, paragraph);
  keepTogether(document, 120);
  drawHeading(document, language, texts.chainTitle);
  drawParagraph(document, language, texts.verify);
  for (const { source, snapshots } of chains) {
    const last = snapshots.at(-1);
    if (last === undefined) continue;
    drawParagraph(document, language, `${texts.head(source, last.number)}\n${last.hash}`);
  }
}

/** From one margin to the other. */
function boxOf({ page }: Document): TextBox {
  return { x: MARGIN, width: page.width - 2 * MARGIN };
}

function drawHeading(document: Document, language: Language, text: string): void {
  document.moveDown(1).font(BOLD).fontSize(13).fillColor(INK);
  drawText(document, text, boxOf(document), language);
  document.moveDown(0.5);
}

function drawParagraph(document: Document, language: Language, text: string): void {
  document.font(REGULAR).fontSize(9.5).fillColor(INK);
  drawText(document, text, { ...boxOf(document), lineGap: 2 }, language);
  document.moveDown(0.5);
}

/** Labels stand where reading begins. */
function columnsOf(document: Document, language: Language): { label: TextBox; value: TextBox } {
  const { x, width } = boxOf(document);
  const valueWidth = width - LABEL_WIDTH;
  const label = { x, width: LABEL_WIDTH - LABEL_GAP };
  return language === 'ar'
    ? { label: { ...label, x: x + valueWidth + LABEL_GAP }, value: { x, width: valueWidth } }
    : { label, value: { x: x + LABEL_WIDTH, width: valueWidth } };
}

function drawLines(
  document: Document,
  language: Language,
  lines: readonly (readonly [string, string])[],
): void {
  const columns = columnsOf(document, language);
  for (const [label, value] of lines) {
    document.font(REGULAR).fontSize(9.5);
    const height = Math.max(
      heightOf(document, label, columns.label, language),
      heightOf(document, value, columns.value, language),
    );
    keepTogether(document, height);
    const top = document.y;
    document.fillColor(QUIET);
    drawText(document, label, columns.label, language);
    document.y = top;
    document.fillColor(INK);
    drawText(document, value, columns.value, language);
    document.x = MARGIN;
    document.y = top + height + 3;
  }
  document.moveDown(0.5);
}

/** A new page where less than so many points are left. */
function keepTogether(document: Document, points: number): void {
  if (document.y + points > document.page.height - MARGIN) document.addPage();
}

function numberPages(document: Document, language: Language): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    // Below the margin, where text would otherwise begin another page.
    document.page.margins.bottom = 0;
    document.font(REGULAR).fontSize(8).fillColor(QUIET);
    document.y = document.page.height - MARGIN + 16;
    drawText(
      document,
      REPORT_TEXTS[language].page(page + 1, count),
      { ...boxOf(document), align: 'center' },
      language,
    );
  }
}

const moment = (instant: string) => sheetMoment(Date.parse(instant));
const ruDay = (day: string) => day.split('-').toReversed().join('.');
const decimal = (value: number, digits: number) =>
  value
    .toFixed(digits)
    .replace('.', ',')
    .replaceAll(/\B(?=(\d{3})+(?!\d))(?<!,\d*)/g, '\u00A0');
