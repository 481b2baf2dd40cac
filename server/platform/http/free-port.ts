import { createServer } from 'node:net';
import { StartRefused } from '../start-refused.ts';

export type WantedPort = {
  /** The variable that sets it. */
  name: string;
  host: string;
  /** 0: any free one, nothing to check. */
  port: number;
};

/** A port that cannot be listened on: a sentence for the terminal, and no stack trace. */
class PortTaken extends StartRefused {
  override readonly exit_code = 5;
  constructor({ name, host, port }: WantedPort, code: string | undefined) {
    const [vietnamese, english] = WORDS[code ?? ''] ?? [
      `không mở được (${code})`,
      `cannot be opened (${code})`,
    ];
    super(
      `Cổng ${port} (${host}) ${vietnamese}. Hãy đặt cổng khác, ví dụ: ${name}=${port + 1} npm start\n` +
        `Port ${port} (${host}) ${english}. Choose another one, for example: ${name}=${port + 1} npm start`,
    );
    this.name = 'PortTaken';
  }
}

const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  EADDRINUSE: ['đang có chương trình khác dùng', 'is used by another program'],
  EACCES: ['cần quyền quản trị máy', 'needs administrator rights'],
  EADDRNOTAVAIL: ['không thuộc máy này: hãy xem lại HOST', 'is not an address of this machine: see HOST'],
};

/** Throws PortTaken for the first port that cannot be listened on; opens each for a moment only. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const one of wanted.filter(({ port }) => port !== 0)) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => reject(new PortTaken(one, error.code)));
      server.listen({ host: one.host, port: one.port, exclusive: true }, resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  }
}
