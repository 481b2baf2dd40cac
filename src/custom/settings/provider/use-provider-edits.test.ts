import { expect, it } from 'vitest';
import { inputOf, valuesOf, type Connection } from './use-provider-edits.ts';

const OWN: Connection = {
  is_own: true,
  base_url: 'https://api.tvan.example',
  auth: 'token',
  certificate: null,
  ca_pem: null,
  timeout_s: 15,
  set_by_name: null,
  set_on: null,
  problem: null,
  problem_since: null,
  elsewhere: 0,
  lock_version: 3,
};

it('a secret that is not typed is left out, so that the one that is set stays', () => {
  expect(inputOf(valuesOf(OWN))).toEqual({
    is_own: true,
    base_url: 'https://api.tvan.example',
    auth: 'token',
    ca_pem: null,
    timeout_s: 15,
  });
  expect(inputOf({ ...valuesOf(OWN), token: ' moi ' })).toMatchObject({ token: 'moi' });
});

it('a client certificate is sent as a file with its password, or as texts, never as both', () => {
  const values = {
    ...valuesOf(OWN),
    auth: 'certificate' as const,
    token: 'cu',
    pkcs12_base64: 'UEs=',
    certificate_pem: 'CERT',
    private_key_pem: 'KEY',
  };
  const file = inputOf({ ...values, source: 'pkcs12' });
  expect(file).toMatchObject({ pkcs12_base64: 'UEs=', password: '' });
  expect(file).not.toHaveProperty('certificate_pem');
  expect(file).not.toHaveProperty('token');
  const texts = inputOf({ ...values, source: 'pem' });
  expect(texts).toMatchObject({ certificate_pem: 'CERT', private_key_pem: 'KEY' });
  expect(texts).not.toHaveProperty('pkcs12_base64');
});

it('the provider of the system needs nothing else', () => {
  expect(inputOf({ ...valuesOf(OWN), is_own: false, token: 'con-lai' })).toEqual({ is_own: false });
});
