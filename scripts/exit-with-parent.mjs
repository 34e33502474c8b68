// Preloaded into every Node process of the stack: when the process above was killed without a word, this one ends too.
// The parent's pid changes at that moment on Linux and macOS alike; a pipe could not tell, the terminal stays open.
const parentPid = Number(process.env.PARENT_PID ?? process.ppid);
// Not for the children of this process: their parent is another one.
delete process.env.PARENT_PID;
const graceMs = 5000;

setInterval(() => {
  if (process.ppid === parentPid) return;
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref();
}, 1000).unref();
