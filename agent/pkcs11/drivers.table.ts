type KnownDriver = {
  /** Whose tokens it reads. */
  name: string;
  platform: 'win32' | 'darwin' | 'linux';
  /** Absolute, or a file name in the folders of `DRIVER_FOLDERS`. */
  file: string;
  source: string;
  /** Named by programs of others that use it, not by its vendor's documents. */
  assumed: boolean;
  /** ISO day on which the source was read. */
  checked: string;
};

/** Where installers of tokens put their drivers. */
export const DRIVER_FOLDERS = {
  win32: ['C:\\Windows\\System32'],
  darwin: ['/usr/local/lib', '/Library/OpenSC/lib'],
  linux: ['/usr/lib', '/usr/lib64', '/usr/local/lib', '/usr/lib/x86_64-linux-gnu'],
} as const satisfies Record<KnownDriver['platform'], readonly string[]>;

const checked = '2026-11-22';
const integrations = 'signing programs of others in public repositories, which look for this file name';

const assumed = (platform: KnownDriver['platform'], name: string, ...files: string[]): KnownDriver[] =>
  files.map((file) => ({ name, platform, file, source: integrations, assumed: true, checked }));

const known = (
  platform: KnownDriver['platform'],
  name: string,
  source: string,
  ...files: string[]
): KnownDriver[] => files.map((file) => ({ name, platform, file, source, assumed: false, checked }));

/**
 * Drivers looked for when none is named. A company's token may come with another: USB_AGENT_DRIVERS names it. Only
 * 64-bit folders are searched, since a 64-bit program cannot load a 32-bit driver.
 */
export const KNOWN_DRIVERS: readonly KnownDriver[] = [
  ...assumed('win32', 'VNPT-CA', 'vnptca_p11_v8.dll', 'vnptca_p11_v7.dll', 'vnptca_p11_v6.dll'),
  ...assumed('win32', 'VNPT-CA', 'vnpt-ca_csp11.dll', 'vnpt-ca_v34.dll'),
  ...assumed('win32', 'Viettel-CA', 'viettel-ca_v6.dll', 'viettel-ca_v5.dll', 'viettel-ca_v4.dll'),
  ...assumed('win32', 'FPT-CA', 'fptca_v6.dll', 'fptca_v5.dll', 'fptca_v4.dll', 'fptca_v3.dll', 'fpt-ca.dll'),
  ...assumed('win32', 'BkavCA', 'BkavCA.dll', 'BkavCAv2S.dll', 'bkavcaetoken.dll'),
  ...assumed('win32', 'NewCA', 'nca_v6.dll', 'nca_v5.dll', 'nca_v4.dll'),
  ...assumed('win32', 'CA2', 'CA2_v34.dll', 'CA2_csp11.dll'),
  ...assumed('win32', 'I-CA', 'ica_csp11_v1.dll'),
  ...assumed('win32', 'EnterSafe ePass2003', 'eps2003csp11.dll', 'eps2003csp11v2.dll'),
  ...assumed('win32', 'SafeNet eToken', 'eTPKCS11.dll'),
  ...assumed('darwin', 'Viettel-CA', 'viettel-ca_v6.dylib', 'viettel-ca_v5.dylib', 'viettel-ca_v4.dylib'),
  ...assumed('darwin', 'NewCA', 'nca_v6.dylib'),
  ...assumed('darwin', 'SafeNet eToken', 'libeTPkcs11.dylib'),
  ...assumed('linux', 'SafeNet eToken', 'libeTPkcs11.so'),
  ...assumed('darwin', 'OpenSC', 'opensc-pkcs11.so'),
  ...known('linux', 'OpenSC', 'Debian package opensc-pkcs11', 'opensc-pkcs11.so'),
  ...known('linux', 'SoftHSM', 'Debian package libsofthsm2', '/usr/lib/softhsm/libsofthsm2.so'),
];
