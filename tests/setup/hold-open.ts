import { onStop } from '#server/platform/stop-signals.ts';

/** A stand-in for a server: says it is up, ends as told by a signal or by a line `exit N` on standard input. */
const keep_alive = setInterval(() => undefined, 60_000);
onStop(async (reason) => {
  clearInterval(keep_alive);
  console.log(`stopped: ${reason}`);
});
process.stdin.setEncoding('utf8').on('data', (line: string) => process.exit(Number(line.split(' ')[1])));
console.log('up');
