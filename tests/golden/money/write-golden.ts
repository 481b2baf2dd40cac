import { writeFileSync } from 'node:fs';
import { drawInvoice } from './drawn-invoice.ts';
import type { Golden } from './golden.ts';
import { GOLDEN_COUNT, GOLDEN_FILE } from './golden.ts';
import { judge } from './judge.ts';

// Only after the draw or the judge were changed on purpose: node tests/golden/money/write-golden.ts
const lines = Array.from({ length: GOLDEN_COUNT }, (_, seed) => {
  const golden: Golden = { seed, ...judge(drawInvoice(seed)) };
  return `${JSON.stringify(golden)}\n`;
});
writeFileSync(GOLDEN_FILE, lines.join(''));
