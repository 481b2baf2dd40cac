/** How this installation is known to the remote signing services it may ask; null: not to that one. */
export type SignerConfig = {
  csc: { url: string; token_url: string; client_id: string; client_secret: string } | null;
  mysign: { url: string; client_id: string; client_secret: string; profile_id: string } | null;
  smart_ca: { url: string; sp_id: string; sp_password: string } | null;
  /** Where the sandbox of all three listens; 0 = any free port. */
  sandbox_port: number;
};

type Env = Readonly<Record<string, string | undefined>>;

/** Gives an address of the environment, null when it is unset or bad; bad ones are reported by it. */
type ReadUrl = (name: string) => string | null;

const MYSIGN_PROFILE = 'adss:ras:profile:001';

/**
 * Reads SIGNER_*. An address without what belongs to it is added to the problems by the names of what is missing;
 * no value is ever repeated.
 */
export function readSignerConfig(
  env: Env,
  readUrl: ReadUrl,
  sandbox_port: number,
  problems: string[],
): SignerConfig {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const address = (name: string): string | null => readUrl(name)?.replace(/\/+$/, '') ?? null;
  const needed = (url_name: string, name: string): string => {
    const value = text(name);
    if (value === null) problems.push(`${name}: cần có khi đặt ${url_name} / needed with ${url_name}`);
    return value ?? '';
  };

  const csc_url = address('SIGNER_CSC_URL');
  const mysign_url = address('SIGNER_MYSIGN_URL');
  const smart_ca_url = address('SIGNER_SMARTCA_URL');
  return {
    csc:
      csc_url === null
        ? null
        : {
            url: csc_url,
            token_url: address('SIGNER_CSC_TOKEN_URL') ?? `${csc_url}/oauth2/token`,
            client_id: needed('SIGNER_CSC_URL', 'SIGNER_CSC_CLIENT_ID'),
            client_secret: needed('SIGNER_CSC_URL', 'SIGNER_CSC_CLIENT_SECRET'),
          },
    mysign:
      mysign_url === null
        ? null
        : {
            url: mysign_url,
            client_id: needed('SIGNER_MYSIGN_URL', 'SIGNER_MYSIGN_CLIENT_ID'),
            client_secret: needed('SIGNER_MYSIGN_URL', 'SIGNER_MYSIGN_CLIENT_SECRET'),
            profile_id: text('SIGNER_MYSIGN_PROFILE_ID') ?? MYSIGN_PROFILE,
          },
    smart_ca:
      smart_ca_url === null
        ? null
        : {
            url: smart_ca_url,
            sp_id: needed('SIGNER_SMARTCA_URL', 'SIGNER_SMARTCA_SP_ID'),
            sp_password: needed('SIGNER_SMARTCA_URL', 'SIGNER_SMARTCA_SP_PASSWORD'),
          },
    sandbox_port,
  };
}
