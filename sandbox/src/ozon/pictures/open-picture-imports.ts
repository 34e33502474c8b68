import { z } from 'zod';
import type { Clock } from '../../clock/create-clock.ts';
import type { FaultBoard } from '../../faults/create-fault-board.ts';
import { Picture } from '../../market/changes/market-change.ts';
import type { Market } from '../../market/market.ts';
import type { Store } from '../../platform/open-store.ts';
import { isPlanted } from '../is-planted.ts';
import { type FinishedItem, finishPictureItem } from './finish-picture-item.ts';
import type { PictureFiles } from './open-picture-files.ts';
import { PictureError, type PictureItem, PictureTask } from './picture-task.ts';
import type { KnownPictures } from './plan-picture-set.ts';

/** What the last imports left on a product besides the pictures that buyers see. */
const PictureNotes = z.object({ colour: Picture.nullable(), errors: z.array(PictureError) });
type PictureNotes = z.infer<typeof PictureNotes>;

export type PictureImports = {
  accept(sellerId: number, items: PictureItem[]): PictureTask;
  find(sellerId: number, taskId: number): PictureTask | undefined;
  notesOf(sku: number): PictureNotes;
  /** Carries out what is due by the clock. */
  finishDue(): Promise<void>;
};

type World = { market: Market; store: Store; clock: Clock; faults: FaultBoard; pictureFiles: PictureFiles };
type DueItem = { task: PictureTask; item: PictureItem; product: NonNullable<PictureItem['product']> | null };

// Real ids of tasks have nine or ten digits.
const FIRST_TASK_ID = 1_700_000_001;

const isPending = ({ status }: PictureItem) => status === 'pending';

/** Imports of pictures: accepted at once, carried out some time later, kept over a restart in every state. */
export function openPictureImports({ market, store, clock, faults, pictureFiles }: World): PictureImports {
  const tasks = store.collection('ozon.pictureTasks', PictureTask);
  const notes = store.collection('ozon.pictureNotes', PictureNotes);
  const taken = store.collection('ozon.takenPictures', Picture);
  const open = new Set(tasks.list().filter(({ items }) => items.some(isPending)));
  let lastId = Math.max(FIRST_TASK_ID - 1, ...tasks.list().map(({ id }) => id));
  let running: Promise<void> = Promise.resolve();

  const notesOf = (sku: number) => notes.get(String(sku)) ?? { colour: null, errors: [] };

  function knownOf(sku: number, at: Date): KnownPictures {
    return {
      shown: market.products.look(sku, at).pictures,
      colour: notesOf(sku).colour ?? undefined,
      taken: (link) => taken.get(`${sku} ${link}`),
      own: (address) => pictureFiles.find(address) ?? market.products.pictureAt(address),
    };
  }

  function settle(sku: number, atMs: number, finished: FinishedItem): void {
    const before = notesOf(sku);
    if (finished.status === 'failed') notes.put(String(sku), { ...before, errors: finished.errors });
    if (finished.status !== 'imported') return;
    for (const [link, picture] of finished.taken) taken.put(`${sku} ${link}`, picture);
    notes.put(String(sku), { colour: finished.colour ?? null, errors: [] });
    const { pictures } = finished;
    market.change({ kind: 'pictures', marketplace: 'ozon', sku, atMs, pictures });
  }

  async function finish({ task, item, product }: DueItem): Promise<void> {
    // When it was due, whenever somebody comes by: a product that lives in the past changes the card of then.
    const atMs = item.dueAtMs;
    const known = product && knownOf(product.sku, new Date(atMs));
    const finished = await finishPictureItem(item, known, pictureFiles);
    if (product !== null) settle(product.sku, atMs, finished);
    item.status = finished.status;
    item.errors = finished.status === 'failed' ? finished.errors : [];
    tasks.put(String(task.id), task);
    if (!task.items.some(isPending)) open.delete(task);
  }

  function listDue(): DueItem[] {
    const nowMs = clock.now().getTime();
    const isHeld = ({ planted }: PictureItem, { sellerId }: PictureTask) =>
      planted === 'picturesPending' && isPlanted(faults, sellerId, planted);
    const waiting = [...open]
      .flatMap((task) => task.items.map((item) => ({ task, item, product: item.product })))
      .filter(({ item }) => isPending(item) && item.dueAtMs <= nowMs);
    const [held = [], due = []] = [true, false].map((wanted) =>
      waiting.filter(({ item, task }) => isHeld(item, task) === wanted),
    );
    for (const { item } of held) item.dueAtMs = nowMs;
    return due.toSorted((one, other) => one.item.dueAtMs - other.item.dueAtMs);
  }

  /** Products side by side, the imports of one product one after another. */
  async function run(): Promise<void> {
    const byProduct = Map.groupBy(listDue(), ({ product, item }) => product?.sku ?? item.offerId);
    await Promise.all(
      [...byProduct.values()].map(async (items) => {
        for (const item of items) await finish(item);
      }),
    );
  }

  return {
    accept(sellerId, items) {
      lastId += 1;
      const task = { id: lastId, sellerId, items };
      tasks.put(String(lastId), task);
      open.add(task);
      return task;
    },
    find(sellerId, taskId) {
      const task = tasks.get(String(taskId));
      return task?.sellerId === sellerId ? task : undefined;
    },
    notesOf,
    finishDue() {
      running = running.then(run, run);
      return running;
    },
  };
}
