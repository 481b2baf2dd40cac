/** One line of a terminal that is written over; elsewhere (a log, a pipe) only the last state is printed. */
export function progressLine(
  words: string,
  out: NodeJS.WriteStream = process.stdout,
): { show(done: number, total: number): void; end(): void } {
  let line = '';
  return {
    show: (done, total) => {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      line = `  ${words}: ${done.toLocaleString('vi-VN')} / ${total.toLocaleString('vi-VN')} (${percent}%)`;
      if (out.isTTY) out.write(`\r${line}`);
    },
    end: () => void out.write(out.isTTY ? '\n' : `${line}\n`),
  };
}
