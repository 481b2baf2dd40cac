import { describe, expect, it } from 'vitest';
import { ConfigError, isLoopback, readConfig } from './config.ts';

const PROVIDER = {
  PROVIDER_URL: 'https://t-van.example/api',
  AUTHORITY_ROOT_FILE: '/etc/hoadon/authority.pem',
  PROVIDER_TAX_CODE: '0106026495',
};

describe('readConfig', () => {
  it('serves on loopback port 3000 from ./data with an embedded database and the demo when nothing is set', () => {
    expect(readConfig({}, '/srv/app')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      data_dir: '/srv/app/data',
      master_key: null,
      database_url: null,
      pooler: null,
      standby_url: null,
      demo: true,
      worker_in_process: true,
      provider_url: null,
      provider_tax_code: null,
      authority_root_file: null,
      trusted_roots_file: null,
      sandbox: { enabled: true, port: 0 },
      log_level: 'info',
      public_url: 'http://127.0.0.1:3000',
      smtp_url: null,
      mail_from: 'Hóa Đơn Số <khong-tra-loi@hoadon.example>',
      imap_url: null,
      bounce_address: null,
      company_register_url: null,
      links: { support_url: null, terms_url: null, privacy_url: null },
      error_report_url: null,
      bank: null,
      vnpay: null,
      package_seller_tax_code: null,
      mailbox_hosts: [],
      provider_private_addresses: false,
      webhook_targets: { allow_http: false, allow_private: false },
      signer: { csc: null, mysign: null, smart_ca: null, sandbox_port: 0 },
      content_origins: [],
      trusted_proxies: [],
      rate_limit_factor: 1,
    });
  });

  it('takes the addresses of the outside: its own, the mail server, the register, the error service, origins of content', () => {
    expect(
      readConfig({
        PUBLIC_URL: 'https://hoadon.example/',
        SMTP_URL: 'smtps://u:p@mail.example:465',
        MAIL_FROM: 'Kế toán <ke-toan@hoadon.example>',
        COMPANY_REGISTER_URL: 'https://register.example',
        ERROR_REPORT_URL: 'https://errors.example/x?key=1',
        CONTENT_ORIGINS: 'https://a.example, https://b.example:8443',
        RATE_LIMIT_FACTOR: '20',
        TRUSTED_ROOTS_FILE: '/etc/hoadon/roots.pem',
      }),
    ).toMatchObject({
      trusted_roots_file: '/etc/hoadon/roots.pem',
      public_url: 'https://hoadon.example',
      smtp_url: 'smtps://u:p@mail.example:465',
      mail_from: 'Kế toán <ke-toan@hoadon.example>',
      company_register_url: 'https://register.example',
      error_report_url: 'https://errors.example/x?key=1',
      content_origins: ['https://a.example', 'https://b.example:8443'],
      rate_limit_factor: 20,
    });
  });

  it('takes the addresses and ranges of reverse proxies', () => {
    expect(
      readConfig({ TRUSTED_PROXIES: '127.0.0.1, ::1 10.0.0.0/8,2001:db8::/32' }).trusted_proxies,
    ).toEqual(['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8::/32']);
  });

  it.each([
    'true',
    '1',
    '*',
    'nginx',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '300.1.1.1',
    '127.0.0.1,',
  ])('takes no %s for a proxy', (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(/^  - TRUSTED_PROXIES=/m);
  });

  it('takes each variable, and treats an empty one as unset', () => {
    const config = readConfig(
      {
        PORT: '0',
        HOST: 'localhost',
        DATA_DIR: '/var/hd',
        SANDBOX_PORT: '9001',
        LOG_LEVEL: 'debug',
        DEMO: '',
      },
      '/srv/app',
    );
    expect(config).toMatchObject({ port: 0, host: 'localhost', data_dir: '/var/hd', log_level: 'debug' });
    expect(config).toMatchObject({ sandbox: { enabled: true, port: 9001 }, demo: true });
  });

  it.each([
    ['DEMO=0', { DEMO: '0' }],
    ['a database of its own', { DATABASE_URL: 'postgres://u:p@db/hoadon' }],
    ['a host beyond loopback', { HOST: '0.0.0.0' }],
  ])('makes no demo company with %s', (_why, env) => {
    expect(readConfig(env).demo).toBe(false);
  });

  it('goes through a pooler beside the direct way, and prepares behind it only when it is said to', () => {
    const [direct, pooled] = ['postgres://u:p@db/hoadon', 'postgres://u:p@pooler:6432/hoadon'];
    const named = { DATABASE_URL: direct, DATABASE_POOLER_URL: pooled };
    expect(readConfig(named).pooler).toEqual({ url: pooled, prepares: false });
    expect(readConfig({ ...named, DATABASE_POOLER_PREPARES: '1' }).pooler).toEqual({
      url: pooled,
      prepares: true,
    });
    expect(readConfig({ DATABASE_URL: direct }).pooler).toBeNull();
    expect(() => readConfig({ DATABASE_POOLER_URL: pooled })).toThrow(/DATABASE_URL is needed/);
  });

  it('reads reports from a standby beside the primary', () => {
    const [primary, standby] = ['postgres://u:p@db/hoadon', 'postgres://u:p@standby/hoadon'];
    const named = { DATABASE_URL: primary, DATABASE_STANDBY_URL: standby };
    expect(readConfig(named).standby_url).toBe(standby);
    expect(readConfig({ DATABASE_URL: primary }).standby_url).toBeNull();
    expect(() => readConfig({ DATABASE_STANDBY_URL: standby })).toThrow(/DATABASE_URL is needed/);
  });

  it('leaves its own sandbox off when a provider is named', () => {
    expect(readConfig(PROVIDER)).toMatchObject({
      provider_url: 'https://t-van.example/api',
      provider_tax_code: '0106026495',
      sandbox: { enabled: false },
    });
  });

  it.each([
    ['the root that its answers are verified by', 'AUTHORITY_ROOT_FILE'],
    ['the tax code that our messages name', 'PROVIDER_TAX_CODE'],
  ])('takes no provider without %s', (_what, name) => {
    expect(() => readConfig({ ...PROVIDER, [name]: ' ' })).toThrow(new RegExp(`^  - ${name}: `, 'm'));
  });

  it('takes the outside pages that ours link to, and no address that a browser would run', () => {
    expect(
      readConfig({ SUPPORT_URL: 'https://s.example/help', TERMS_URL: 'https://s.example/terms' }).links,
    ).toEqual({
      support_url: 'https://s.example/help',
      terms_url: 'https://s.example/terms',
      privacy_url: null,
    });
    expect(() => readConfig({ PRIVACY_URL: 'javascript:alert(1)' })).toThrow('PRIVACY_URL');
  });

  it('names every bad variable at once', () => {
    const bad = {
      PORT: '70000',
      HOST: 'a b',
      DEMO: 'maybe',
      PROVIDER_URL: 'ftp://x',
      LOG_LEVEL: 'loud',
      PROVIDER_TAX_CODE: '123',
      SANDBOX_PORT: '-1',
      PUBLIC_URL: 'hoadon.example',
      MAIL_FROM: 'Kế toán ke-toan@hoadon.example',
      COMPANY_REGISTER_URL: 'ldap://x',
      CONTENT_ORIGINS: 'https://a.example/path',
    };
    try {
      readConfig(bad);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      expect(error.problems.map((p) => p.split('=')[0]).sort()).toEqual(Object.keys(bad).sort());
    }
  });

  it.each([
    'DATABASE_URL',
    'DATABASE_POOLER_URL',
    'MASTER_KEY',
    'DATABASE_STANDBY_URL',
    'SMTP_URL',
    'IMAP_URL',
    'ERROR_REPORT_URL',
  ])('never repeats the password of a bad %s', (name) => {
    expect(() => readConfig({ [name]: 'mysql://root:s3cret@db/x' })).toThrow(
      new RegExp(`${name}(?!.*s3cret)`, 's'),
    );
  });
});

it('knows loopback from the network', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', 'localhost'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', '::', '192.168.1.2', '127.0.0.1.example.com'].some(isLoopback)).toBe(false);
});
