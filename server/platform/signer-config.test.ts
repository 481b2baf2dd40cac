import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the remote signing services', () => {
  it('are none when nothing is set', () => {
    expect(readConfig({}).signer).toEqual({ csc: null, mysign: null, smart_ca: null, sandbox_port: 0 });
  });

  it('are configured one by one, each with what its service gave out', () => {
    const config = readConfig({
      SIGNER_CSC_URL: 'https://csc.example/csc/v2/',
      SIGNER_CSC_CLIENT_ID: 'app',
      SIGNER_CSC_CLIENT_SECRET: 'one',
      SIGNER_MYSIGN_URL: 'https://mysign.example',
      SIGNER_MYSIGN_CLIENT_ID: 'app',
      SIGNER_MYSIGN_CLIENT_SECRET: 'two',
      SIGNER_SMARTCA_URL: 'https://smartca.example/sca/sp769',
      SIGNER_SMARTCA_SP_ID: 'app',
      SIGNER_SMARTCA_SP_PASSWORD: 'three',
    });
    expect(config.signer).toMatchObject({
      csc: {
        url: 'https://csc.example/csc/v2',
        token_url: 'https://csc.example/csc/v2/oauth2/token',
        client_secret: 'one',
      },
      mysign: { url: 'https://mysign.example', client_secret: 'two', profile_id: 'adss:ras:profile:001' },
      smart_ca: { url: 'https://smartca.example/sca/sp769', sp_id: 'app', sp_password: 'three' },
    });
  });

  it('take access tokens from another address when the service has one', () => {
    const config = readConfig({
      SIGNER_CSC_URL: 'https://csc.example/csc/v2',
      SIGNER_CSC_TOKEN_URL: 'https://login.example/oauth2/token',
      SIGNER_CSC_CLIENT_ID: 'app',
      SIGNER_CSC_CLIENT_SECRET: 'one',
    });
    expect(config.signer.csc?.token_url).toBe('https://login.example/oauth2/token');
  });

  it.each([
    ['SIGNER_CSC_URL', ['SIGNER_CSC_CLIENT_ID', 'SIGNER_CSC_CLIENT_SECRET']],
    ['SIGNER_MYSIGN_URL', ['SIGNER_MYSIGN_CLIENT_ID', 'SIGNER_MYSIGN_CLIENT_SECRET']],
    ['SIGNER_SMARTCA_URL', ['SIGNER_SMARTCA_SP_ID', 'SIGNER_SMARTCA_SP_PASSWORD']],
  ])('%s needs %j, and says so', (name, missing) => {
    expect(problemsOf({ [name]: 'https://sign.example' }).map((p) => p.split(':')[0])).toEqual(missing);
  });

  it.each([
    ['in the clear to another machine', 'http://sign.example/csc/v2'],
    ['as something else than the web', 'ldap://sign.example'],
  ])('are never spoken to %s: passwords go there', (_how, url) => {
    expect(problemsOf({ SIGNER_SMARTCA_URL: url }).join()).toMatch(/^SIGNER_SMARTCA_URL(?!.*sign\.example)/);
  });

  it('may be spoken to in the clear on this machine', () => {
    const env = { SIGNER_SMARTCA_SP_ID: 'a', SIGNER_SMARTCA_SP_PASSWORD: 'b' };
    const { signer } = readConfig({ ...env, SIGNER_SMARTCA_URL: 'http://127.0.0.1:9000/sca/sp769' });
    expect(signer.smart_ca?.url).toBe('http://127.0.0.1:9000/sca/sp769');
  });
});

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
