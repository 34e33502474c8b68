import * as contract from '@vitrina/contract/notes.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { knowsProduct } from '../knows-product.ts';
import { addNote, type KnowsProduct } from './add-note.ts';
import { deleteNote } from './delete-note.ts';
import { listNotes } from './list-notes.ts';
import { updateNote } from './update-note.ts';

export function serveNotes(server: Server, knowers: readonly KnowsProduct[]): void {
  serve(server, contract.listNotes, async ({ input, context }) => ({
    notes: await listNotes(context.db, { cabinetId: input.cabinetId, skus: [input.sku] }),
  }));

  serve(server, contract.addNote, ({ input, caller, context }) =>
    addNote(context, [knowsProduct, ...knowers], { ...input, authorId: caller.userId }),
  );

  serve(server, contract.updateNote, async ({ input, context }) => {
    await updateNote(context, input);
    return {};
  });

  serve(server, contract.deleteNote, async ({ input, context }) => {
    await deleteNote(context.db, input);
    return {};
  });
}
