import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { readBankConfig, type BankConfig } from './bank-config.ts';
import { readPoolerConfig, type PoolerConfig } from './pooler-config.ts';
import { readMasterKey } from './secrets/master-key.ts';
import { readSignerConfig, type SignerConfig } from './signer-config.ts';
import { readVnpayConfig, type VnpayConfig } from './vnpay-config.ts';

const log_levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof log_levels)[number];

export type SiteLinks = {
  support_url: string | null;
  terms_url: string | null;
  privacy_url: string | null;
};

export type Config = {
  /** 0 = any free port. */
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, its passwords and the application's own secrets. */
  data_dir: string;
  /** Encrypts what is kept secret in the database; null = the one in data_dir/master.key. */
  master_key: Buffer | null;
  /** Null = the embedded PostgreSQL under data_dir. */
  database_url: string | null;
  /** What pages and jobs use instead of database_url; null = there is no pooler. */
  pooler: PoolerConfig | null;
  /** A streaming standby of database_url that reports are read from; null = they are read where everything is. */
  standby_url: string | null;
  /** May the first start fill an empty database with the demo companies? */
  demo: boolean;
  worker_in_process: boolean;
  /** Null = the sandbox authority is started in this process. */
  provider_url: string | null;
  /** Mã số thuế of the operator of this system (MSTTCGP in its messages); needed with provider_url. Null = one that belongs to no company. */
  provider_tax_code: string | null;
  /** PEM of the root that the tax authority's signatures lead to; needed with provider_url, the sandbox brings its own. */
  authority_root_file: string | null;
  /** PEM of roots that signers of other people's invoices may lead to, one after another; null = the authority's alone. */
  trusted_roots_file: string | null;
  sandbox: { enabled: boolean; port: number };
  log_level: LogLevel;
  /** Where people reach this installation, without a slash at the end; links in mails begin with it. */
  public_url: string;
  /** Null = mails are written to data_dir/mail. */
  smtp_url: string | null;
  mail_from: string;
  /** The mailbox that reports of undelivered mails come to, over IMAP; null = what comes back is not known. */
  imap_url: string | null;
  /** Hosts of mailboxes that companies may name although they are on this machine or its networks. */
  mailbox_hosts: readonly string[];
  /** Whose plus addresses such reports are sent to (`tra-lai+...@`); null = to the sender's own address. */
  bounce_address: string | null;
  /** Null = the sandbox register is started in this process. */
  company_register_url: string | null;
  /** Outside pages that ours link to; null = the link is not shown. */
  links: SiteLinks;
  /** Null = errors of the pages go into the log alone. */
  error_report_url: string | null;
  /** Origins beside our own that pages may load from and talk to (content security policy). */
  content_origins: readonly string[];
  signer: SignerConfig;
  /** Null = the sandbox bank, beside the sandbox authority alone. */
  bank: BankConfig | null;
  /** Null = the sandbox gateway in a demo on this machine, else none. */
  vnpay: VnpayConfig | null;
  /** Mã số thuế of the company here that issues the invoices of packages, the operator; null = they are issued elsewhere. */
  package_seller_tax_code: string | null;
  /** What webhooks may be sent to beside https on the public internet. */
  webhook_targets: { allow_http: boolean; allow_private: boolean };
  /** Whether companies' own providers may be on this machine or its networks. */
  provider_private_addresses: boolean;
  /** Addresses and ranges of the reverse proxies in front; X-Forwarded-For counts from these alone. */
  trusted_proxies: readonly string[];
  /** Multiplies how often one address may call what is limited: for a network of people who share one address. */
  rate_limit_factor: number;
};

/** What the environment asked for that cannot be: one sentence per variable, for the person at the terminal. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Cấu hình sai / bad configuration:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Env = Readonly<Record<string, string | undefined>>;
type Read<T> = (text: string) => T | undefined;

const port: Read<number> = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;
const factor: Read<number> = (text) =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 ? Number(text) : undefined;
const flag: Read<boolean> = (text) => ({ '0': false, false: false, '1': true, true: true })[text];
const origins: Read<readonly string[]> = (text) => {
  const all = text.split(/[\s,]+/);
  return all.every((one) => /^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/.test(one)) ? all : undefined;
};
const host: Read<string> = (text) => (/^[A-Za-z0-9.:_-]+$/.test(text) ? text : undefined);
const hosts: Read<readonly string[]> = (text) => {
  const all = text.toLowerCase().split(/[\s,]+/);
  return all.every((one) => host(one) !== undefined) ? all : undefined;
};
const networks: Read<readonly string[]> = (text) => {
  const all = text.split(/[\s,]+/);
  return all.every(isNetwork) ? all : undefined;
};
const taxCode: Read<string> = (text) => (/^(\d{10}(-\d{3})?|\d{12})$/.test(text) ? text : undefined);
const address: Read<string> = (text) => (/^[^\s@<>]{1,32}@[A-Za-z0-9.-]+$/.test(text) ? text : undefined);
const sender: Read<string> = (text) =>
  /^([^<>]*<[^\s@<>]+@[A-Za-z0-9.-]+>|[^\s@<>]+@[A-Za-z0-9.-]+)$/.test(text) ? text : undefined;
const level: Read<LogLevel> = (text) => log_levels.find((known) => known === text);

function url(protocols: readonly string[]): Read<string> {
  return (text) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined);
}

/** An IP address, or a range of them by its prefix (CIDR); no range is all addresses. */
function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([\da-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  const bits = Number(prefix ?? 1);
  return family !== 0 && bits >= 1 && bits <= (family === 4 ? 32 : 128);
}

/** True for the addresses that only this machine can reach (RFC 1122 3.2.1.3, RFC 4291 2.5.3). */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/**
 * Reads the environment once, at start. An empty value counts as unset.
 * Throws ConfigError naming every bad variable at once.
 */
export function readConfig(env: Env, cwd: string = process.cwd()): Config {
  const problems: string[] = [];
  const read = <T, F>(name: string, parse: Read<T>, fallback: F, wanted: string): T | F => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name}=${JSON.stringify(text)}: ${wanted}`);
    return value ?? fallback;
  };

  const config_host = read('HOST', host, '127.0.0.1', 'cần tên máy hoặc địa chỉ IP / a host name or address');
  // These may carry a password: the problem must not repeat it.
  const secretUrl = (name: string, protocols: readonly string[], wanted: string): string | null => {
    const text = env[name]?.trim() || null;
    const value = text && (url(protocols)(text) ?? null);
    if (text && !value) problems.push(`${name}: cần dạng / expected ${wanted}`);
    return value;
  };
  const database_text = env['DATABASE_URL']?.trim() || null;
  const database_url = secretUrl(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:port/database',
  );
  const standby_url = secretUrl(
    'DATABASE_STANDBY_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:port/database',
  );
  if (standby_url !== null && database_text === null) {
    problems.push(
      'DATABASE_STANDBY_URL: cần cả DATABASE_URL, máy chủ chính / DATABASE_URL is needed too, the primary',
    );
  }
  const port_wanted = 'cần số từ 0 đến 65535 / a number from 0 to 65535';
  const flag_wanted = 'cần 0 hoặc 1 / 0 or 1';
  const demo_wanted = read('DEMO', flag, true, flag_wanted);
  const web_url = url(['http:', 'https:']);
  const web_wanted = 'cần http(s)://... / an http(s) URL';
  const provider_url = read('PROVIDER_URL', web_url, null, web_wanted);
  const authority_root_file = env['AUTHORITY_ROOT_FILE']?.trim() || null;
  if (provider_url !== null && authority_root_file === null) {
    problems.push(
      "AUTHORITY_ROOT_FILE: PROVIDER_URL cần tệp chứng thư gốc của cơ quan thuế / PROVIDER_URL needs the authority's root",
    );
  }
  const provider_tax_code = read(
    'PROVIDER_TAX_CODE',
    taxCode,
    null,
    'cần mã số thuế 10 hoặc 12 chữ số, chi nhánh thêm -001 / a tax code of 10 or 12 digits, a branch with -001',
  );
  if (provider_url !== null && !env['PROVIDER_TAX_CODE']?.trim()) {
    problems.push(
      'PROVIDER_TAX_CODE: PROVIDER_URL cần mã số thuế của bên vận hành hệ thống / PROVIDER_URL needs the tax code of whoever runs the system',
    );
  }
  const secureUrl = (name: string): string | null => {
    const value = secretUrl(name, ['http:', 'https:'], 'https://host/path');
    const isOpen =
      value !== null && new URL(value).protocol === 'http:' && !isLoopback(new URL(value).hostname);
    if (isOpen)
      problems.push(`${name}: cần https, vì có mật khẩu gửi tới đó / https, passwords are sent there`);
    return isOpen ? null : value;
  };
  // A secret too: the problem does not repeat it.
  const key_text = env['MASTER_KEY']?.trim() || null;
  const master_key = key_text && (readMasterKey(key_text) ?? null);
  if (key_text !== null && master_key === null)
    problems.push(
      'MASTER_KEY: cần 32 byte ở dạng base64, như openssl rand -base64 32 cho / 32 bytes in base64, as openssl rand -base64 32 gives',
    );
  const config_port = read('PORT', port, 3000, port_wanted);
  const config: Config = {
    port: config_port,
    host: config_host,
    data_dir: resolve(cwd, env['DATA_DIR']?.trim() || 'data'),
    master_key: master_key || null,
    database_url,
    pooler: readPoolerConfig(secretUrl, read('DATABASE_POOLER_PREPARES', flag, false, flag_wanted), {
      is_embedded: database_text === null,
      problems,
    }),
    standby_url,
    demo: demo_wanted && !database_text && isLoopback(config_host),
    worker_in_process: read('WORKER', flag, true, flag_wanted),
    provider_url,
    provider_tax_code,
    authority_root_file,
    trusted_roots_file: env['TRUSTED_ROOTS_FILE']?.trim() || null,
    sandbox: { enabled: provider_url === null, port: read('SANDBOX_PORT', port, 0, port_wanted) },
    log_level: read('LOG_LEVEL', level, 'info', `cần một trong / one of: ${log_levels.join(', ')}`),
    public_url: read('PUBLIC_URL', web_url, `http://127.0.0.1:${config_port}`, web_wanted).replace(
      /\/+$/,
      '',
    ),
    smtp_url: secretUrl('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:port'),
    mail_from: read(
      'MAIL_FROM',
      sender,
      'Hóa Đơn Số <khong-tra-loi@hoadon.example>',
      'cần địa chỉ email, có thể kèm tên: Kế toán <ke-toan@hoadon.example> / an email address, with a name or without',
    ),
    imap_url: secretUrl('IMAP_URL', ['imap:', 'imaps:'], 'imaps://user:password@host:port/INBOX'),
    mailbox_hosts: read(
      'MAILBOX_HOSTS',
      hosts,
      [],
      'cần tên máy hoặc địa chỉ IP, cách nhau bằng dấu phẩy / host names or addresses, separated by commas',
    ),
    bounce_address: read('BOUNCE_ADDRESS', address, null, 'cần một địa chỉ email / an email address'),
    company_register_url: read('COMPANY_REGISTER_URL', web_url, null, web_wanted),
    links: {
      support_url: read('SUPPORT_URL', web_url, null, web_wanted),
      terms_url: read('TERMS_URL', web_url, null, web_wanted),
      privacy_url: read('PRIVACY_URL', web_url, null, web_wanted),
    },
    error_report_url: secretUrl('ERROR_REPORT_URL', ['http:', 'https:'], 'https://host/path'),
    trusted_proxies: read(
      'TRUSTED_PROXIES',
      networks,
      [],
      'cần địa chỉ IP hoặc dải địa chỉ như 10.0.0.0/8, cách nhau bằng dấu phẩy / IP addresses or ranges like 10.0.0.0/8, separated by commas',
    ),
    rate_limit_factor: read('RATE_LIMIT_FACTOR', factor, 1, 'cần số từ 1 đến 9999 / a number from 1 to 9999'),
    signer: readSignerConfig(env, secureUrl, read('SIGNER_SANDBOX_PORT', port, 0, port_wanted), problems),
    bank: readBankConfig(env, problems),
    vnpay: readVnpayConfig(env, problems),
    package_seller_tax_code: read(
      'PACKAGE_SELLER_TAX_CODE',
      taxCode,
      null,
      'cần mã số thuế của đơn vị bán gói / the tax code of the company that sells packages',
    ),
    webhook_targets: {
      allow_http: read('WEBHOOK_HTTP', flag, false, flag_wanted),
      allow_private: read('WEBHOOK_PRIVATE_ADDRESSES', flag, false, flag_wanted),
    },
    provider_private_addresses: read('PROVIDER_PRIVATE_ADDRESSES', flag, false, flag_wanted),
    content_origins: read(
      'CONTENT_ORIGINS',
      origins,
      [],
      'cần các địa chỉ https://ten.mien / origins, separated by commas',
    ),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
