import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '../start/root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const units = readdirSync(path.join(root, 'deploy/systemd')).map((file) => `deploy/systemd/${file}`);
const container = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');
const example = read('deploy/vitrina.env');

const listNames = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What the product reads; the rest is of compose, of the proxy or of Node. */
const KNOWN = new Set([
  ...listNames(read('server/src/platform/env.ts'), /^ {2}([A-Z_]+):/gm),
  'NODE_ENV',
  'POSTGRES_PASSWORD',
  'CLICKHOUSE_PASSWORD',
  'CLICKHOUSE_INTERSERVER_PASSWORD',
  'VITRINA_HOST',
]);

describe('settings', () => {
  it.each<[string, string[]]>([
    ['deploy/vitrina.env', listNames(example, /^([A-Z_]+)=/gm)],
    ['deploy/compose.yaml', listNames(compose.split('x-api')[0] ?? '', /^ {4}([A-Z_]+):/gm)],
    ['deploy/Containerfile', listNames(/^ENV.*/m.exec(container)?.[0] ?? '', / ([A-Z_]+)=/g)],
    ...units.map((unit): [string, string[]] => [
      unit,
      listNames(read(unit).replaceAll('Environment=', ' '), / ([A-Z_]+)=/g),
    ]),
  ])('of %s are those that the product reads', (_file, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it('that compose needs are in the example', () => {
    const needed = new Set(listNames(compose, /\$\{([A-Z_]+)/g));
    expect([...needed].filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  });
});

describe('what is started', () => {
  it('is there, in the image, in compose and in the units', () => {
    const files = [container, compose, ...units.map(read)].flatMap((text) =>
      listNames(text, /(server\/src\/\w+\.ts)/g),
    );
    expect(new Set(files)).toEqual(
      new Set(['server/src/api.ts', 'server/src/migrate.ts', 'server/src/worker.ts']),
    );
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('has the rights of the others', () => {
    const rights = units.map((unit) =>
      listNames(read(unit), /^((?:Protect|Private|Restrict|NoNew|Capab|Lock|SystemCall|UMask|User).*)$/gm),
    );
    expect(rights[0]?.length).toBeGreaterThan(15);
    for (const one of rights) expect(one).toEqual(rights[0]);
  });
});

const Service = z.looseObject({
  image: z.string(),
  restart: z.enum(['unless-stopped', 'no']),
  healthcheck: z.looseObject({ test: z.array(z.string()).min(2) }).optional(),
});
const OfProduct = Service.extend({
  user: z.literal('1000:1000'),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
});

it('compose runs each role of the product without rights, and watches all that goes on', () => {
  const file = z.looseObject({ services: z.record(z.string(), Service) });
  const { services } = file.parse(parse(compose, { merge: true }));
  const ours = Object.entries(services).filter(([, { image }]) => image === 'vitrina');
  expect(ours.map(([name]) => name)).toEqual(['migrate', 'api-1', 'api-2', 'worker']);
  for (const [name, service] of ours) {
    expect(OfProduct.safeParse(service).error, name).toBeUndefined();
    expect(service.healthcheck === undefined, name).toBe(name === 'migrate');
  }
});

it('the image is made of every workspace that the lock names', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const copied = listNames(container, /^COPY (\S+)\/package\.json/gm);
  expect(copied.toSorted()).toEqual(workspaces.toSorted());
});
