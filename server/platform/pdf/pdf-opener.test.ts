import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '#server/platform/log.ts';
import { pdfWith } from '#tests/setup/outside/pdf-attachments.ts';
import { openPdfsInChildProcesses } from './pdf-opener.ts';

const MB = 1024 * 1024;

test.skipIf(process.platform !== 'linux')(
  'a bomb is given up for the memory it takes, and the next PDF is read',
  async () => {
    const opener = openPdfsInChildProcesses(silentLog, { limit_ms: 120_000, resident_mb: 250 });
    onTestFinished(() => opener.close());
    const bomb = await pdfWith({ 'a.xml': Buffer.alloc(200 * MB) });
    expect(bomb.length).toBeLessThan(MB);
    await expect(opener.open(1, bomb, MB)).rejects.toMatchObject({ problem: 'too_much_memory' });
    const [file] = await opener.open(1, await pdfWith({ 'a.xml': '<a/>' }), MB);
    expect(Buffer.from(file?.bytes ?? []).toString()).toBe('<a/>');
  },
);
