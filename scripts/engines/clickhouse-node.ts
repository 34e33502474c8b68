// One embedded ClickHouse node: the library of chDB run with the arguments of `clickhouse local`, in a thread of this
// process. Started by launch-clickhouse.ts with the library's path and those arguments.
import { DataType, load, open } from 'ffi-rs';

const [library = '', ...args] = process.argv.slice(2);
const argv = ['clickhouse', ...args];

// The parent holds the other end of standard input; however it dies, the stream ends. Nothing acknowledged is lost.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();

open({ library: 'chdb', path: library });
const result = await load({
  library: 'chdb',
  funcName: 'chdb_query_cmdline',
  retType: DataType.External,
  paramsType: [DataType.I32, DataType.StringArray],
  paramsValue: [argv.length, argv],
  runInNewThread: true,
});

// The query that keeps the node alive has no end: coming here means that it could not run.
const complaint = load({
  library: 'chdb',
  funcName: 'chdb_result_error',
  retType: DataType.String,
  paramsType: [DataType.External],
  paramsValue: [result],
});
// Without the library's own tear-down, which ends in a segmentation fault.
process.stderr.write(`${complaint}\n`, () => process.kill(process.pid, 'SIGKILL'));
