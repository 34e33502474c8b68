import type { Message } from './open-messenger.ts';
import { BOT, chatOf, findPerson, userOf } from './person.ts';

/** A message as the Bot API tells it. */
export function messageObject(message: Message): Record<string, unknown> {
  const { id, userId, isFromBot, atMs, text, entities, buttons, document } = message;
  const person = findPerson(userId);
  if (person === undefined) throw new Error(`nobody has the number ${userId}`);
  const names = document === undefined ? ['text', 'entities'] : ['caption', 'caption_entities'];
  const [textName = '', entitiesName = ''] = names;
  return {
    message_id: id,
    from: isFromBot ? BOT : userOf(person),
    chat: chatOf(person),
    date: Math.floor(atMs / 1000),
    ...(text === '' ? {} : { [textName]: text }),
    ...(entities.length === 0 ? {} : { [entitiesName]: entities }),
    ...(document === undefined
      ? {}
      : {
          document: {
            file_id: document.fileId,
            file_unique_id: document.fileId.slice(-16),
            file_name: document.fileName,
            mime_type: document.mimeType,
            file_size: document.sizeBytes,
          },
        }),
    ...(buttons.length === 0 ? {} : { reply_markup: { inline_keyboard: buttons } }),
  };
}
