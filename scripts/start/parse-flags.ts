import { parseArgs } from 'node:util';
import { isSeedScenario, type SeedScenario, scenarioOf } from '../../server/src/seed-scenarios.ts';

export type Flags = {
  port: number;
  host: string;
  speed: number;
  data: string;
  demo: boolean;
  /** What a new folder is filled with. */
  scenario: SeedScenario;
  dev: boolean;
};

export const usage = `npm start -- [--port 4400] [--host 127.0.0.1] [--data ./data] [--speed 1] [--scenario demo] [--no-demo]
  --port     the port to open in the browser: http://localhost:PORT
  --host     0.0.0.0 allows connections from other machines
  --data     the folder for databases, keys and logs
  --speed    how many times faster the sandbox's clock runs
  --scenario data for a new folder: "demo" has a long history, filled in while the product runs; "month" has
             one month, filled in before the start (npm run seed -- list)
  --no-demo  start with an empty product`;

const options = {
  port: { type: 'string', default: '4400' },
  host: { type: 'string', default: '127.0.0.1' },
  speed: { type: 'string', default: '1' },
  data: { type: 'string', default: './data' },
  scenario: { type: 'string', default: 'demo' },
  'no-demo': { type: 'boolean', default: false },
  dev: { type: 'boolean', default: false },
} as const;

/** Throws one sentence about what is wrong. */
export function parseFlags(args: string[]): Flags {
  const { values } = parseArgs({ args, options, allowPositionals: false });
  const port = Number(values.port);
  // 65,535 is left out: the sandbox takes a port above this one.
  if (!Number.isInteger(port) || port < 1 || port > 65_500) {
    throw new Error(`--port is a number from 1 to 65500, not "${values.port}".`);
  }
  const speed = Number(values.speed);
  if (!Number.isFinite(speed) || speed < 0) {
    throw new Error(`--speed is a number of seconds from 0 up, not "${values.speed}".`);
  }
  if (values.data.trim() === '') throw new Error('--data names a folder.');
  return {
    port,
    host: values.host,
    speed,
    data: values.data,
    demo: !values['no-demo'],
    scenario: parseScenario(values.scenario),
    dev: values.dev,
  };
}

function parseScenario(name: string): SeedScenario {
  if (!isSeedScenario(name)) throw new Error(`--scenario is one of "npm run seed -- list", not "${name}".`);
  if (scenarioOf(name).isWholeMarket)
    throw new Error(`--scenario ${name} is filled beforehand: npm run seed -- ${name}.`);
  return name;
}
