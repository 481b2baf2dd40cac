/** The calls that are made of imapflow, which is optional: where it is not installed the rest of the product is typed all the same. */
declare module 'imapflow' {
  type ByUid = { uid: true };

  export class ImapFlow {
    constructor(options: {
      host: string;
      port: number;
      secure: boolean;
      auth: { user: string; pass: string };
      logger: false;
      disableAutoIdle: boolean;
      socketTimeout: number;
      greetingTimeout: number;
    });
    on(event: 'error', listener: (error: Error) => void): this;
    connect(): Promise<void>;
    getMailboxLock(path: string): Promise<{ release(): void }>;
    search(query: { seen: boolean }, options: ByUid): Promise<number[] | false>;
    fetchOne(
      uid: string,
      query: { source: { start: number; maxLength: number } },
      options: ByUid,
    ): Promise<{ source?: Buffer } | false>;
    messageFlagsAdd(uid: string, flags: string[], options: ByUid): Promise<boolean>;
    logout(): Promise<void>;
    close(): void;
  }
}
