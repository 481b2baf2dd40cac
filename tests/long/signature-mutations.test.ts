import { describe, expect, test } from 'vitest';
import { escapeOf, seededNumbers } from '#tests/golden/verification/mutations.ts';
import { sampleBytes, SIGNED_SAMPLES, signedSpans } from '#tests/golden/verification/signed-samples.ts';

describe.each(SIGNED_SAMPLES)('%s', (name) => {
  test('every changed byte under signature is caught, and its part named', () => {
    const file = sampleBytes(name);
    const bits = seededNumbers(400, 8);
    const escaped = signedSpans(file).flatMap((span) =>
      Array.from({ length: span.to - span.from }, (_, at) =>
        escapeOf(file, span, { position: span.from + at, bit: bits.next().value as number }),
      ),
    );
    expect(escaped.filter((escape) => escape !== null)).toEqual([]);
  });
});
