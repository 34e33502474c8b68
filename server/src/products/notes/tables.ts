import type { Generated } from 'kysely';

export type NotesTables = {
  notes: {
    id: Generated<number>;
    cabinet_id: number;
    sku: number;
    at: Date;
    text: string;
    author_id: number | null;
  };
};
