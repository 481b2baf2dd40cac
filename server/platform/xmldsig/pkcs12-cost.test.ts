import fc from 'fast-check';
import forge from 'node-forge';
import { expect, test } from 'vitest';
import { workedMs } from '#tests/setup/longest-hold.ts';
import { createTestRoot } from './certificates.ts';
import { iterationCount, Pkcs12Error, readPkcs12 } from './pkcs12.ts';

const issued = createTestRoot({
  valid_from: '2026-01-01T00:00:00Z',
  valid_to: '2028-01-01T00:00:00Z',
  serial: '01',
  subject: { common_name: 'Gốc thử nghiệm' },
});

function fileWith(count: number, algorithm: 'aes256' | '3des', useMac = true): forge.asn1.Asn1 {
  const key = forge.pki.privateKeyFromPem(issued.private_key_pem);
  return forge.pkcs12.toPkcs12Asn1(key, [forge.pki.certificateFromPem(issued.certificate_pem)], 'p', {
    algorithm,
    count,
    useMac,
  });
}

/** The same file asking for another count of rounds, which nobody has computed. */
function asking(file: forge.asn1.Asn1, from: number, to: number): Buffer {
  const der = Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary').toString('hex');
  const written = (count: number): string => `0203${count.toString(16).padStart(6, '0')}`;
  expect(der).toContain(written(from));
  return Buffer.from(der.replaceAll(written(from), written(to)), 'hex');
}

test.each(['aes256', '3des'] as const)('the count of a file in %s is found', (algorithm) => {
  expect(iterationCount(fileWith(70_001, algorithm))).toBe(70_001);
});

function millisecondsOf(work: () => void): number {
  const started = workedMs();
  work();
  return workedMs() - started;
}

test('a file that would keep the server busy is refused before its first round', () => {
  const usual = Buffer.from(forge.asn1.toDer(fileWith(2048, 'aes256')).getBytes(), 'binary');
  const file = asking(fileWith(70_001, 'aes256'), 70_001, 8_000_000);
  const opened = millisecondsOf(() => readPkcs12(usual, 'p'));
  const refused = millisecondsOf(() =>
    expect(() => readPkcs12(file, 'p')).toThrow(new Pkcs12Error('too_costly')),
  );
  // Its rounds are four thousand times as many.
  expect(refused).toBeLessThan(100 * opened);
});

test('one of the usual cost opens', () => {
  const der = Buffer.from(forge.asn1.toDer(fileWith(2048, 'aes256')).getBytes(), 'binary');
  expect(readPkcs12(der, 'p')).toMatchObject({
    certificate_pem: expect.stringContaining('BEGIN CERTIFICATE'),
  });
});

test('a file with any bytes of it changed is opened or refused, and nothing else', () => {
  const der = Buffer.from(forge.asn1.toDer(fileWith(1, '3des', false)).getBytes(), 'binary');
  const change = fc.tuple(fc.nat(der.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const changed = Buffer.from(der);
      for (const [at, byte] of changes) changed[at] = byte;
      try {
        readPkcs12(changed, 'p');
      } catch (error) {
        expect(error).toBeInstanceOf(Pkcs12Error);
      }
    }),
    { numRuns: 100 },
  );
});

test('a hundred thousand parts inside each other are no PKCS#12', () => {
  const deep = Buffer.concat(Array.from({ length: 100_000 }, () => Buffer.from([0x30, 0x80])));
  expect(() => readPkcs12(deep, 'p')).toThrow(new Pkcs12Error('not_pkcs12'));
});
