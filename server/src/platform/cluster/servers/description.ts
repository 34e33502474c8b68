import * as z from 'zod';
import { shardsOf } from '../shards-of.ts';

const Host = z.string().regex(/^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i, 'is not the name of a host');
const Name = z.string().regex(/^\w{1,60}$/, 'is a name of letters, digits and underscores');

/** Two votes of three, or three of five, are a majority; an even number would bear no loss more. */
const KEEPERS = [3, 5];

const Description = z
  .strictObject({
    /** As remote_servers and CLICKHOUSE_CLUSTER name it. */
    cluster: Name,
    /** CLICKHOUSE_DATABASE. */
    database: Name,
    /** As the product and the nodes among each other sign in. */
    user: Name,
    /** Of each shard its nodes, in the order that they were added in. */
    shards: z.array(z.array(Host).min(1)).min(1),
    keepers: z.array(Host),
  })
  .check((context) => {
    const { shards, keepers } = context.value;
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [path], message });
    if (!KEEPERS.includes(keepers.length)) refuse('keepers', `are ${KEEPERS.join(' or ')}`);
    if (new Set(keepers).size < keepers.length) refuse('keepers', 'are different hosts');
    if (new Set(shards.flat()).size < shards.flat().length) refuse('shards', 'have different hosts');
  });

/** The servers that a cluster with replicas is made of. */
export type Description = z.output<typeof Description>;

/** Throws a sentence for whoever wrote the file. */
export function readDescription(text: string): Description {
  const parsed = Description.safeParse(JSON.parse(text));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The description of the servers is wrong: ${wrong.join('; ')}.`);
  }
  shardsOf(parsed.data.shards);
  return parsed.data;
}
