import { getCardRun, startCardRun } from '@vitrina/contract/product-card.ts';
import { getShelf, listShelfMoments, lookAtShelf } from '@vitrina/contract/products-in-search.ts';
import { splitWords } from '../../src/words/split-words.ts';
import { stemWord } from '../../src/words/stem-word.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import { inCountry, marketOf } from '../market.ts';
import { MOSCOW, type Seller } from '../open-seller.ts';
import { ownOf } from '../own.ts';
import { over, sumOf, windowOf } from '../raw/days.ts';
import { placeOf, readShelf } from '../raw/shelf.ts';
import { sumIn } from '../raw/window.ts';

const DEPTH = 100;

/** Queries that the seller follows: on their shelves own cards stand among rivals. */
const listFollowed = ({ tracked }: Seller) => [...new Set(tracked.map(({ query }) => query))];

export async function compareShelves(seller: Seller): Promise<Comparison> {
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  for (const query of listFollowed(seller).slice(0, 3)) {
    const input = { cabinetId: seller.cabinetId, query, cityId: MOSCOW };
    const { takenAt } = await seller.ask(lookAtShelf, { ...input, depth: DEPTH });
    const at = takenAt ?? '';
    const { products, moment } = await seller.ask(getShelf, { ...input, takenAt: at });
    for (const { place, title, imageUrl, priceKopecks, rating, reviewsCount, stock, sku, ...row } of products)
      put(shown, `"${query}", ${place}`, {
        sku,
        title,
        imageUrl,
        priceKopecks,
        rating,
        reviewsCount,
        stock,
        deliveryDays: row.deliveryDays,
        isOwn: row.owners.length > 0,
      });
    const shelf = await readShelf(seller.sandbox, query, MOSCOW, at);
    for (const { position, ...place } of shelf.slice(0, Math.max(moment.placesRead, DEPTH)))
      put(truth, `"${query}", ${position}`, { ...place, isOwn: seller.skus.includes(place.sku) });
  }
  return { screen: 'products in search', from: 'the shelf of the moment in /truth', shown, truth };
}

/** The newest look at a shelf that anybody had. */
async function lastMoment(seller: Seller, query: string): Promise<string | undefined> {
  const input = { cabinetId: seller.cabinetId, query, cityId: MOSCOW };
  return (await seller.ask(listShelfMoments, input)).moments[0]?.takenAt;
}

async function compareCard(seller: Seller, sku: number, seenBy: string): Promise<Comparison> {
  const { cabinetId } = seller;
  const { runId } = await seller.ask(startCardRun, { cabinetId, card: String(sku), cityId: MOSCOW });
  await seller.finishCard(runId);
  const { card, queries, prices, run } = await seller.ask(getCardRun, { cabinetId, runId });
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  put(shown, `card ${sku}`, {
    title: card?.title,
    priceKopecks: card?.priceKopecks,
    rating: card?.rating,
    reviewsCount: card?.reviewsCount,
    isAvailable: card?.isAvailable,
    lastPrice: prices.at(-1)?.priceKopecks,
    isOwn: run.isOwn,
  });
  const shelf = await readShelf(seller.sandbox, seenBy, MOSCOW, run.finishedAt ?? run.createdAt);
  const seen = shelf.find((one) => one.sku === sku);
  put(truth, `card ${sku}`, {
    title: seen?.title,
    priceKopecks: seen?.priceKopecks,
    rating: seen?.rating,
    reviewsCount: seen?.reviewsCount,
    isAvailable: (seen?.stock ?? 0) > 0,
    lastPrice: seen?.priceKopecks,
    isOwn: seller.skus.includes(sku),
  });
  const market = await marketOf(seller, 'ozon');
  const own = (await ownOf(seller)).lines.filter((line) => line.sku === sku);
  const frequencyOf = (query: string) => sumIn(inCountry(market, query), 'count', windowOf(market.last, 7));
  for (const { query, ...row } of queries?.queries ?? []) put(shown, `${sku} by "${query}"`, row);
  const found = new Set([
    ...own.map(({ query }) => query),
    ...(queries?.queries ?? []).map(({ query }) => query),
  ]);
  for (const query of found) {
    const lines = own.filter((line) => line.query === query);
    const at = await lastMoment(seller, query);
    const searched = sumOf(lines.map((line) => line.searched));
    const frequency = frequencyOf(query);
    put(truth, `${sku} by "${query}"`, {
      frequency: frequency === 0 ? null : frequency,
      place:
        at === undefined
          ? null
          : await placeOf(seller.sandbox, { sku, query, city: MOSCOW, at: new Date(at) }),
      averagePosition: over(sumOf(lines.map((line) => line.position * line.searched)), searched),
      viewUsers: lines.length === 0 ? null : sumOf(lines.map((line) => line.viewed)),
      orders: lines.length === 0 ? null : sumOf(lines.map((line) => line.orders)),
    });
  }
  for (const { key, word, queriesCount, frequency } of queries?.words ?? []) {
    const having = [...found].filter((query) => splitWords(query).map(stemWord).includes(key));
    put(shown, `${sku}, word "${word}"`, { queriesCount, frequency });
    put(truth, `${sku}, word "${word}"`, {
      queriesCount: having.length,
      frequency: sumOf(having.map(frequencyOf)),
    });
  }
  return { screen: 'product card', from: 'shelves of /truth, files, own queries', shown, truth };
}

export async function compareCards(seller: Seller): Promise<Comparison[]> {
  const [own] = seller.tracked;
  if (!own) throw new Error('Nothing is followed, so there is no card to look at.');
  const shelf = await readShelf(seller.sandbox, own.query, MOSCOW, seller.now.toISOString());
  const rival = shelf.find(({ sku }) => !seller.skus.includes(sku));
  const cards = [own.sku, ...(rival ? [rival.sku] : [])];
  const compared: Comparison[] = [];
  for (const sku of cards) compared.push(await compareCard(seller, sku, own.query));
  return compared;
}
