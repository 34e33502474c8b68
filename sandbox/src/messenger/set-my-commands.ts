import { z } from 'zod';
import { type Answer, accept, refuse } from './answer.ts';
import type { Messenger } from './open-messenger.ts';
import { type Arguments, Json } from './read-arguments.ts';

const Ask = z.object({
  commands: Json(z.array(z.object({ command: z.string(), description: z.string() })).max(100)),
});

export function setMyCommands(messenger: Messenger, args: Arguments): Answer {
  const { commands } = Ask.parse(args);
  if (commands === undefined) return refuse(400, "can't parse commands list JSON object");
  if (commands.some(({ command }) => !/^\/?[a-z\d_]{1,32}$/.test(command)))
    return refuse(400, 'BOT_COMMAND_INVALID');
  if (commands.some(({ description }) => description.length < 1 || description.length > 256))
    return refuse(400, 'BOT_COMMAND_DESCRIPTION_INVALID');
  messenger.setBot({
    commands: commands.map(({ command, description }) => ({
      command: command.replace('/', ''),
      description,
    })),
  });
  return accept(true);
}
