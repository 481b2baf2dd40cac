import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readPrivateFile, writePrivateFile } from './private-file.ts';

/** One browser on one site. */
export type PairedSite = {
  id: string;
  origin: string;
  /** Of its token, hexadecimal: the token itself is known to the browser alone. */
  token_sha256: string;
  /** ISO with Z. */
  paired_at: string;
};

export type PairedSites = {
  all(): readonly PairedSite[];
  /** Remembers the site and answers its token, 256 random bits in base64url. */
  add(origin: string, paired_at: string): string;
  /** The pairing a token belongs to, if it was given to this origin. */
  find(origin: string, token: string): PairedSite | undefined;
  hasOrigin(origin: string): boolean;
  remove(id: string): void;
};

const TOKEN_BYTES = 32;

/** Paired sites, stored in a file of the user's own. Throws where the file is there and unreadable. */
export function openPairedSites(folder: string): PairedSites {
  const path = join(folder, 'sites.json');
  let sites = readSites(readPrivateFile(path));
  const keep = (next: PairedSite[]): void => {
    writePrivateFile(path, `${JSON.stringify({ sites: next }, null, 2)}\n`);
    sites = next;
  };
  return {
    all: () => sites,
    add: (origin, paired_at) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      keep([...sites, { id: randomUUID(), origin, token_sha256: sha256(token), paired_at }]);
      return token;
    },
    find: (origin, token) =>
      sites.find((site) => site.origin === origin && site.token_sha256 === sha256(token)),
    hasOrigin: (origin) => sites.some((site) => site.origin === origin),
    remove: (id) => keep(sites.filter((site) => site.id !== id)),
  };
}

function readSites(text: string | null): PairedSite[] {
  const content: unknown = text === null ? { sites: [] } : JSON.parse(text);
  const sites: unknown = typeof content === 'object' && content && 'sites' in content ? content.sites : null;
  if (!Array.isArray(sites) || !sites.every(isSite))
    throw new TypeError('sites.json: a list of paired sites');
  return sites;
}

function isSite(value: unknown): value is PairedSite {
  if (typeof value !== 'object' || value === null) return false;
  const site: Record<string, unknown> = { ...value };
  return ['id', 'origin', 'token_sha256', 'paired_at'].every((name) => typeof site[name] === 'string');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
