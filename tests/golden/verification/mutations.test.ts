import { describe, expect, test } from 'vitest';
import { verifyDocument } from '#domain/signing/verification/verify-document.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { escapeOf, mutated, seededNumbers } from './mutations.ts';
import { sampleBytes, SIGNED_SAMPLES, signedSpans } from './signed-samples.ts';

const SAMPLED = 200;

describe.each(SIGNED_SAMPLES)('%s', (name) => {
  const file = sampleBytes(name);
  const spans = signedSpans(file);
  const signedBytes = spans.flatMap((span) =>
    Array.from({ length: span.to - span.from }, (_, at) => ({ span, position: span.from + at })),
  );

  test('is intact as it stands, with every part named', () => {
    const { refused, signatures } = verifyDocument(file, createVerifyPorts([]));
    expect(refused).toBeNull();
    expect(signatures.length).toBeGreaterThan(0);
    for (const { intact, signed, changed, weaknesses } of signatures)
      expect({ intact, signed, changed, weaknesses }).toEqual({
        intact: true,
        signed: ['document', 'signing_time'],
        changed: [],
        weaknesses: [],
      });
  });

  test(`a changed byte under signature is caught and its part named: ${SAMPLED} of them`, () => {
    const places = seededNumbers(20261120, signedBytes.length);
    const bits = seededNumbers(15, 8);
    const escaped = Array.from({ length: SAMPLED }, () => {
      const place = signedBytes[places.next().value as number];
      if (place === undefined) throw new Error('no such place');
      const bit = bits.next().value as number;
      return escapeOf(file, place.span, { position: place.position, bit });
    });
    expect(escaped.filter((escape) => escape !== null)).toEqual([]);
  });

  test("a changed byte of the message's own number leaves the signatures green", () => {
    const position = new TextDecoder().decode(file).indexOf('<MTDiep>') + '<MTDiep>V'.length;
    const { signatures } = verifyDocument(mutated(file, { position, bit: 0 }), createVerifyPorts([]));
    expect(signatures.map(({ intact }) => intact)).toEqual(signatures.map(() => true));
  });
});
