/** Bản kê khai of a proof pack: manifest.json, which names every other file of it. */

export const MANIFEST = 'manifest.json';
export const VIEWER = 'xem.html';
export const INVOICE_LIST = 'danh-sach/hoa-don.jsonl';
/** Files of the audit log, in the order of their names. */
export const AUDIT_FOLDER = 'nhat-ky/';
/** Rows of tables, of a pack of everything alone. */
export const RECORDS_FOLDER = 'du-lieu/';

const FORMAT = 'hoadon-proof-pack';
const FORMAT_VERSION = 1;

/** What a pack can hold, as the description of the API names it. */
export const PACK_KINDS = [
  'invoice_xml',
  'invoice_pdf',
  'messages',
  'papers',
  'input_invoices',
  'audit_log',
] as const;
export type PackKind = (typeof PACK_KINDS)[number];

/** Whether there are invoices in it, and so a list of them. */
export function hasInvoices(kinds: readonly PackKind[]): boolean {
  return kinds.includes('invoice_xml') || kinds.includes('invoice_pdf');
}

export type PackFile = {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  /** Its XML signatures are checked: they are of this company or of the authority, and held when they were stored. */
  readonly signed?: true;
};

/** Rows `from` to `to` of the company's chain. `before` is the hash that the first continues, `last` that of the last. */
export type AuditRange = {
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly last: string;
};

export type Manifest = {
  readonly format: typeof FORMAT;
  readonly format_version: number;
  readonly product_version: string;
  readonly company: { readonly name: string; readonly tax_code: string };
  /** Null for everything. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** What the one document is called that the pack is of; null of a period, left out by versions that knew no other packs. */
  readonly document?: string | null;
  readonly kinds: readonly PackKind[];
  readonly made_on: string;
  readonly made_by: string;
  /** Null without a log, or where it has no row in the period. */
  readonly audit: AuditRange | null;
  /** What ought to be in the pack and could not be put in. */
  readonly missing: readonly { readonly path: string; readonly reason: string }[];
  readonly files: readonly PackFile[];
};

export type ManifestBody = Omit<Manifest, 'format' | 'format_version'>;

export function manifestText(body: ManifestBody): string {
  return `${JSON.stringify({ format: FORMAT, format_version: FORMAT_VERSION, ...body }, null, 1)}\n`;
}

/** What is wrong with a manifest: `unreadable` for anything but one, `newer` for one of a later version of the format. */
export type ManifestProblem = 'unreadable' | 'newer';

/** A manifest as it was written, or why it is none. Nothing of a stranger's file is taken on trust. */
export function readManifest(text: string): Manifest | ManifestProblem {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'unreadable';
  }
  if (!isObject(value) || value['format'] !== FORMAT) return 'unreadable';
  if (typeof value['format_version'] === 'number' && value['format_version'] > FORMAT_VERSION) return 'newer';
  return isManifest(value) ? value : 'unreadable';
}

function isManifest(value: Record<string, unknown>): value is Record<string, unknown> & Manifest {
  const { company, period, document = null, kinds, audit, missing, files } = value;
  const texts = ['product_version', 'made_on', 'made_by'].every((name) => typeof value[name] === 'string');
  return (
    texts &&
    value['format_version'] === FORMAT_VERSION &&
    hasTexts(company, ['name', 'tax_code']) &&
    (period === null || hasTexts(period, ['from', 'to'])) &&
    (document === null || typeof document === 'string') &&
    Array.isArray(kinds) &&
    kinds.every((kind) => (PACK_KINDS as readonly unknown[]).includes(kind)) &&
    (audit === null || isRange(audit)) &&
    Array.isArray(missing) &&
    missing.every((one) => hasTexts(one, ['path', 'reason'])) &&
    Array.isArray(files) &&
    files.every(isFile) &&
    new Set(files.map(({ path }) => path)).size === files.length
  );
}

const HASH = /^[0-9a-f]{64}$/;

function isRange(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { from, to, before, last } = value;
  return isCount(from) && isCount(to) && from >= 1 && from <= to && isHash(before) && isHash(last);
}

function isFile(value: unknown): value is PackFile {
  if (!isObject(value)) return false;
  const { path, size, sha256 } = value;
  return typeof path === 'string' && isSafePath(path) && isCount(size) && isHash(sha256);
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && HASH.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isPrintable(text: string): boolean {
  return ![...text].some((character) => character < ' ');
}

/** Below the folder of the pack, whatever the system: no way up, no drive, no root. */
function isSafePath(path: string): boolean {
  const parts = path.split('/');
  return (
    isPrintable(path) &&
    !/[\\:]/.test(path) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  return isObject(value) && names.every((name) => typeof value[name] === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
