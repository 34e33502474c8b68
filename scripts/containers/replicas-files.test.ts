import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readDescription } from '../../server/src/platform/cluster/servers/description.ts';
import { listFiles } from '../../server/src/platform/cluster/servers/list-files.ts';
import { readEnv } from '../../server/src/platform/env.ts';
import { root } from '../start/root.ts';

const deploy = path.join(root, 'deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
const description = readDescription(read('replicas.json'));
const nodes = description.shards.flat();

const Service = z.looseObject({
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()).optional(),
  depends_on: z.unknown(),
});
const Compose = z.looseObject({
  services: z.record(z.string(), Service.partial()),
  volumes: z.record(z.string(), z.null()),
});
const compose = Compose.parse(parse(read('compose.replicas.yaml'), { merge: true }));
const usual = Compose.parse(parse(read('compose.yaml'), { merge: true }));

describe('files of the servers', () => {
  it('are those that the description makes', () => {
    const files = listFiles(description);
    for (const { path: file, text } of files) expect(read(`replicas/${file}`), file).toBe(text);
    const found = readdirSync(path.join(deploy, 'replicas'), { recursive: true, withFileTypes: true });
    expect(found.filter((one) => one.isFile())).toHaveLength(files.length);
  });
});

describe('compose.replicas.yaml', () => {
  it('starts every server of the description, and changes what the product is started with', () => {
    expect(Object.keys(compose.services)).toEqual([
      ...nodes,
      ...description.keepers,
      'migrate',
      'api-1',
      'api-2',
      'worker',
    ]);
  });

  it('takes one release of ClickHouse for all of them', () => {
    const images = [...nodes, ...description.keepers].map((name) => compose.services[name]?.image ?? '');
    for (const [place, image] of images.entries())
      expect(image).toMatch(
        new RegExp(`^docker\\.io/clickhouse/clickhouse-${place < nodes.length ? 'server' : 'keeper'}:`),
      );
    expect(new Set(images.map((image) => image.split(':')[1]))).toEqual(new Set(['26.7']));
  });

  it('gives each server its own files and its own folder', () => {
    for (const name of [...nodes, ...description.keepers]) {
      const [folder = '', ...files] = compose.services[name]?.volumes ?? [];
      expect(folder.split(':')[0]).toBe(name);
      expect(files.length, name).toBe(nodes.includes(name) ? 2 : 1);
      for (const file of files) {
        const [from = '', to = '', mode] = file.split(':');
        expect(from).toMatch(new RegExp(`^\\./replicas/(?:nodes|keepers)/${name}/`));
        expect(existsSync(path.join(deploy, from)), from).toBe(true);
        expect(path.basename(to)).toBe(path.basename(from));
        expect(mode).toBe('ro');
      }
    }
    expect(Object.keys(compose.volumes)).toEqual([...nodes, ...description.keepers]);
  });

  it('starts each part of the product on the addresses that the description makes', () => {
    const made = Object.fromEntries(
      read('replicas/product.env')
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    for (const name of ['migrate', 'api-1', 'api-2', 'worker']) {
      const environment = compose.services[name]?.environment ?? {};
      const text = JSON.stringify(environment).replaceAll(
        '${CLICKHOUSE_PASSWORD:?}',
        '${CLICKHOUSE_PASSWORD}',
      );
      expect(JSON.parse(text), name).toEqual(made);
      expect(Object.keys(usual.services), name).toContain(name);
    }
    const password = JSON.stringify(made).replaceAll('${CLICKHOUSE_PASSWORD}', 'secret');
    const env = readEnv({ DATABASE_URL: 'postgres://a@127.0.0.1/b', ...(JSON.parse(password) as object) });
    expect(env.CLICKHOUSE_REPLICATED).toBe('on');
  });

  it('migrates when every node answers', () => {
    expect(Object.keys(compose.services['migrate']?.depends_on ?? {})).toEqual(nodes);
  });

  it('reads no variable that the example of settings does not have', () => {
    const needed = [...read('compose.replicas.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    for (const name of needed) expect(read('vitrina.env')).toContain(`\n${name}=`);
  });
});
