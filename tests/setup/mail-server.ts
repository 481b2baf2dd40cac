import { SMTPServer } from 'smtp-server';

export type MailServer = { url: string; close: () => Promise<void> };

/** A mail server over real SMTP; `keep` gets each mail whole, and what it throws is the answer to the sender. */
export async function startMailServer(keep: (mail: Buffer) => Promise<void> | void): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, taken) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        Promise.resolve(Buffer.concat(chunks))
          .then(keep)
          .then(() => taken(), taken);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
