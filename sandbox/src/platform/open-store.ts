import { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';

/** Values of one kind by key, in the order in which they were first put; read from memory, written through. */
export type Collection<Value> = {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
  remove(key: string): void;
  list(): Value[];
};

/** What people and clients did to the outside world: it must outlive a restart. */
export type Store = {
  /** Every part names its collections after itself: `payments.refunds`. */
  collection<Shape extends z.ZodType>(name: string, shape: Shape): Collection<z.output<Shape>>;
  close(): void;
};

/** Without a file everything is forgotten at the end. Values are plain JSON. */
export function openStore(file = ':memory:'): Store {
  const database = new DatabaseSync(file);
  // The sandbox may lose the last moments of a power cut, never what a killed process had written.
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists kept (
      id integer primary key, collection text not null, key text not null, value text not null,
      unique (collection, key)
    )`);
  const select = database.prepare('select key, value from kept where collection = ? order by id');
  const upsert = database.prepare(
    'insert into kept (collection, key, value) values (?, ?, ?) on conflict do update set value = excluded.value',
  );
  const remove = database.prepare('delete from kept where collection = ? and key = ?');

  return {
    collection(name, shape) {
      const values = new Map(
        select.all(name).map(({ key, value }) => [String(key), shape.parse(JSON.parse(String(value)))]),
      );
      return {
        get: (key) => values.get(key),
        put(key, value) {
          upsert.run(name, key, JSON.stringify(value));
          values.set(key, value);
        },
        remove(key) {
          remove.run(name, key);
          values.delete(key);
        },
        list: () => [...values.values()],
      };
    },
    close: () => database.close(),
  };
}
