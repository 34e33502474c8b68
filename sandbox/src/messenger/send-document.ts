import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Answer, refuse } from './answer.ts';
import type { Message, Messenger } from './open-messenger.ts';
import { type Desk, postMessage } from './post-message.ts';
import { type Arguments, ChatId, Text } from './read-arguments.ts';
import { readFormatted } from './read-formatted.ts';

const Ask = z.object({
  chat_id: ChatId,
  document: z.union([z.instanceof(File), z.string()]).default(''),
  caption: Text,
});

/** The contract: a caption of at most 1024 characters after entities are parsed. */
const LONGEST_CAPTION = 1024;
const FILES_KEPT = 20;

/** A document comes as a file of the form, by `attach://` and the name of one, or by the id of a known file. */
export async function sendDocument(desk: Desk, args: Arguments): Promise<Answer> {
  const ask = Ask.parse(args);
  const caption = readFormatted(ask.caption, { ...args, entities: args.caption_entities });
  if ('ok' in caption) return caption;
  if (caption.text.length > LONGEST_CAPTION) return refuse(400, 'message caption is too long');
  const named = typeof ask.document === 'string' ? /^attach:\/\/(.+)$/.exec(ask.document)?.[1] : undefined;
  const given = named === undefined ? ask.document : args[named];
  if (given === '' || given === undefined) return refuse(400, 'there is no document in the request');
  const document =
    given instanceof File ? await keepFile(desk.messenger, given) : findFile(desk.messenger, given);
  if (document === undefined) return refuse(400, 'wrong file identifier/HTTP URL specified');
  if (document.sizeBytes === 0) return refuse(400, 'file must be non-empty');
  return postMessage(desk, { chatId: ask.chat_id, content: { ...caption, document }, args });
}

async function keepFile({ files }: Messenger, file: File): Promise<Message['document']> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const kept = {
    fileId: `BQAC${createHash('sha256').update(file.name).update(bytes).digest('base64url')}`,
    fileName: file.name,
    mimeType: file.type || 'application/octet-stream',
    sizeBytes: bytes.length,
  };
  if (bytes.length === 0) return kept;
  files.put(kept.fileId, { ...kept, base64: bytes.toString('base64') });
  for (const { fileId } of files.list().slice(0, -FILES_KEPT)) files.remove(fileId);
  return kept;
}

function findFile({ files }: Messenger, fileId: unknown): Message['document'] {
  const found = files.get(String(fileId));
  if (found === undefined) return undefined;
  const { base64: _content, ...document } = found;
  return document;
}
