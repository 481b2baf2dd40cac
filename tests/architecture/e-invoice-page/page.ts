import { readFileSync } from 'node:fs';
import { formatted } from '../../../scripts/format.ts';
import { SECTIONS } from './sections.ts';

export const E_INVOICE_PAGE = 'docs/e-invoice.md';

const MARKED = /<!-- from (\w+) -->.*?<!-- end -->/gs;

/** The page as it stands, and as it should: what is between the marks drawn again. */
export async function eInvoicePage(): Promise<{ stands: string; should: string; drawn: string[] }> {
  const stands = readFileSync(E_INVOICE_PAGE, 'utf8');
  const drawn: string[] = [];
  const filled = stands.replace(MARKED, (_, name: string) => {
    if (!isSection(name)) throw new Error(`${E_INVOICE_PAGE} asks for ${name}, which nobody draws`);
    drawn.push(name);
    return `<!-- from ${name} -->\n\n${SECTIONS[name]()}\n\n<!-- end -->`;
  });
  return { stands, should: await formatted(E_INVOICE_PAGE, filled), drawn };
}

function isSection(name: string): name is keyof typeof SECTIONS {
  return Object.hasOwn(SECTIONS, name);
}
