import type { Config } from '#server/platform/config.ts';
import { RegisterSilent, type CompanyRegister, type RegisteredCompany } from './company-register.ts';
import { startSandboxRegister } from './sandbox.ts';

type HttpRegisterOptions = {
  /** Without a trailing slash. */
  base_url: string;
  /** How long one look-up may take, from the first byte sent to the last received. Somebody waits for it. */
  timeout_ms?: number;
};

const FOUND = '00';
/** 51: not a tax code; 52: of no company. */
const UNKNOWN: readonly unknown[] = ['51', '52'];
const LONGEST = 400;

/** A register that speaks `GET /v2/business/{tax_code}` as api.vietqr.io does: code "00" and the business, "51" or "52" for none. */
export function httpRegister({ base_url, timeout_ms = 5_000 }: HttpRegisterOptions): CompanyRegister {
  return {
    find: async (tax_code) => {
      const reply = await ask(`${base_url}/v2/business/${encodeURIComponent(tax_code)}`, timeout_ms);
      const { code, data } = (reply ?? {}) as { code?: unknown; data?: unknown };
      if (UNKNOWN.includes(code)) return null;
      const company = code === FOUND ? companyIn(data) : null;
      if (company === null) throw new RegisterSilent(`an answer with code ${String(code)}`);
      // A register that answers for another business has answered nothing.
      if (company.tax_code !== tax_code) throw new RegisterSilent('an answer for another tax code');
      return company;
    },
  };
}

async function ask(url: string, timeout_ms: number): Promise<unknown> {
  try {
    const reply = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    });
    if (reply.status >= 500) throw new Error(`status ${reply.status}`);
    return (await reply.json()) as unknown;
  } catch (error) {
    throw new RegisterSilent(error);
  }
}

/** The business in an answer of the register; null where it names none. */
export function companyIn(data: unknown): RegisteredCompany | null {
  const { id, name, address, status } = (data ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string' || name.trim() === '') return null;
  const said = textIn(status);
  return {
    tax_code: id.trim(),
    name: name.trim().slice(0, LONGEST),
    address: textIn(address),
    is_active: said === null ? null : isActive(said),
    status: said,
  };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : null;
}

/** The tax authority's own words: "NNT đang hoạt động (đã được cấp GCN ĐKT)", "NNT tạm ngừng hoạt động ...", "NNT không hoạt động tại địa chỉ đã đăng ký". */
function isActive(status: string): boolean | null {
  const read = status.normalize('NFC').toLowerCase();
  if (/ngừng|không hoạt động|phá sản|giải thể|chấm dứt/.test(read)) return false;
  return read.includes('đang hoạt động') ? true : null;
}

type OpenedRegister = { register: CompanyRegister; close(): Promise<void> };

/** The configured register over HTTP or, without one, our own sandbox behind the very same client. */
export async function openRegister({
  company_register_url: url,
}: Pick<Config, 'company_register_url'>): Promise<OpenedRegister> {
  if (url !== null)
    return { register: httpRegister({ base_url: url.replace(/\/+$/, '') }), close: async () => undefined };
  const sandbox = await startSandboxRegister({ port: 0 });
  return { register: httpRegister({ base_url: sandbox.url }), close: sandbox.close };
}
