import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
let data_dir = '';
let other: Server;
beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(() => {
  other.close();
  rmSync(data_dir, { recursive: true, force: true });
});

it.each(['PORT', 'SANDBOX_PORT'])(
  'a start whose %s is taken says so in two sentences before anything is made',
  async (name) => {
    const { port } = other.address() as AddressInfo;
    const env = { ...process.env, PORT: '0', DATA_DIR: data_dir, DATABASE_URL: '', PROVIDER_URL: '' };
    const child = spawn(process.execPath, [main], { env: { ...env, [name]: String(port) } });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    expect((await once(child, 'close'))[0]).toBe(5);
    expect(said.trim().split('\n')).toEqual([
      `Cổng ${port} (127.0.0.1) đang có chương trình khác dùng. Hãy đặt cổng khác, ví dụ: ${name}=${port + 1} npm start`,
      `Port ${port} (127.0.0.1) is used by another program. Choose another one, for example: ${name}=${port + 1} npm start`,
    ]);
    expect(existsSync(join(data_dir, 'postgres'))).toBe(false);
  },
);
