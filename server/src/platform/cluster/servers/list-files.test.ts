import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { readDescription } from './description.ts';
import { listFiles } from './list-files.ts';

const SMALL = {
  cluster: 'vitrina',
  database: 'market',
  user: 'app',
  shards: [['ch1', 'ch2'], ['ch3.example'], ['ch4', 'ch5']],
  keepers: ['k1', 'k2', 'k3'],
};
const files = listFiles(readDescription(JSON.stringify(SMALL)));
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

/** What stands at each place of a file, `a/b/c`; whatever is no XML throws. */
function readXml(text: string): { at: string; is: string }[] {
  const found: { at: string; is: string }[] = [];
  const open: string[] = [];
  let content = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    content = '';
    for (const [attribute, value] of Object.entries(attributes))
      found.push({ at: `${open.join('/')}@${attribute}`, is: value });
  });
  parser.on('text', (part) => {
    content += part;
  });
  parser.on('closetag', () => {
    if (content.trim() !== '') found.push({ at: open.join('/'), is: content });
    content = '';
    open.pop();
  });
  parser.write(text).close();
  return found;
}
const valuesOf = (path: string, at: string) =>
  readXml(textOf(path))
    .filter((one) => one.at === `clickhouse/${at}`)
    .map((one) => one.is);

test('every node and every Keeper has its files, and the product its settings', () => {
  expect(files.map(({ path }) => path)).toEqual([
    ...SMALL.shards
      .flat()
      .flatMap((host) =>
        ['config.d/cluster.xml', 'config.d/listen.xml', 'users.d/z-cluster.xml'].map(
          (file) => `nodes/${host}/${file}`,
        ),
      ),
    ...SMALL.keepers.map((host) => `keepers/${host}/keeper_config.xml`),
    'product.env',
  ]);
});

test('each of them is XML', () => {
  for (const { path, text } of files)
    if (path.endsWith('.xml')) expect(readXml(text).length, path).toBeGreaterThan(0);
});

describe('a node', () => {
  const file = 'nodes/ch5/config.d/cluster.xml';

  test('is called by its shard and its host', () => {
    expect(valuesOf(file, 'macros/shard')).toEqual(['3']);
    expect(valuesOf(file, 'macros/replica')).toEqual(['ch5']);
    expect(valuesOf(file, 'interserver_http_host')).toEqual(['ch5']);
  });

  test('knows every other one, and lets tables carry rows between replicas', () => {
    const shard = 'remote_servers/vitrina/shard';
    expect(valuesOf(file, `${shard}/replica/host`)).toEqual(['ch1', 'ch2', 'ch3.example', 'ch4', 'ch5']);
    expect(valuesOf(file, `${shard}/internal_replication`)).toEqual(['true', 'true', 'true']);
    expect(valuesOf(file, 'zookeeper/node/host')).toEqual(SMALL.keepers);
  });

  test('has paths that no two tables share', () => {
    expect(valuesOf(file, 'default_replica_path')).toEqual(['/clickhouse/tables/{uuid}/{shard}']);
    expect(valuesOf(file, 'default_replica_name')).toEqual(['{replica}']);
  });

  test('differs from another one only in what it is called', () => {
    const other = textOf('nodes/ch1/config.d/cluster.xml').split('\n');
    const lines = textOf(file).split('\n');
    const different = lines.filter((line, place) => line !== other[place]).map((line) => line.trim());
    expect(different).toEqual([
      '<shard>3</shard>',
      '<replica>ch5</replica>',
      '<interserver_http_host>ch5</interserver_http_host>',
    ]);
  });
});

test('no file has a password, but the name of the variable that has it', () => {
  const passwords = files
    .filter(({ path }) => path.endsWith('.xml'))
    .flatMap(({ text }) => readXml(text))
    .filter(({ at }) => at.includes('password'));
  expect(passwords.length).toBeGreaterThan(5);
  for (const { at, is } of passwords)
    expect(`${at} ${is}`).toMatch(/@from_env CLICKHOUSE_(?:INTERSERVER_)?PASSWORD$/);
});

test('a Keeper has its own number, and those of the others', () => {
  const file = 'keepers/k2/keeper_config.xml';
  expect(valuesOf(file, 'keeper_server/server_id')).toEqual(['2']);
  expect(valuesOf(file, 'keeper_server/raft_configuration/server/hostname')).toEqual(SMALL.keepers);
  expect(valuesOf(file, 'keeper_server/raft_configuration/server/id')).toEqual(['1', '2', '3']);
  expect(valuesOf(file, 'keeper_server/tcp_port')).toEqual([
    valuesOf('nodes/ch1/config.d/cluster.xml', 'zookeeper/node/port')[0],
  ]);
});

test('the product has every node, replicas side by side', () => {
  const [url = ''] = textOf('product.env').split('\n');
  const hosts = url
    .replace('CLICKHOUSE_URL=', '')
    .split(',')
    .map((shard) => shard.split('|').map((one) => new URL(one).hostname));
  expect(hosts).toEqual(SMALL.shards);
});

test.each([
  [{ keepers: ['k1', 'k2'] }, 'keepers are 3 or 5'],
  [{ keepers: ['k1', 'k2', 'k2'] }, 'keepers are different hosts'],
  [{ shards: [['ch1', 'ch2'], ['ch1']] }, 'shards have different hosts'],
  [{ shards: [['ch1', 'ch2', 'ch3']] }, '2 replicas at most'],
  [{ shards: [['ch1 ']] }, 'is not the name of a host'],
  [{ cluster: 'a-b' }, 'cluster is a name'],
  [{ replicas: 2 }, 'replicas'],
])('a description that is wrong is refused by a sentence: %o', (wrong, sentence) => {
  expect(() => readDescription(JSON.stringify({ ...SMALL, ...wrong }))).toThrow(sentence);
});
