import type { Refusal } from '#domain/refusals.ts';
import type { Tx } from '#server/context.ts';
import type {
  DocumentKind,
  DocumentRow,
  Facts,
  SealDeps,
  Sealed,
  Sealing,
} from '#server/modules/documents/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { refusalItems } from './refusals.ts';

type Judged = {
  facts: Facts;
  certificate: { id: number } | null;
  refusals: readonly Refusal[];
  build: () => Sealed;
};

/**
 * Fixes what documents of a kind say, each by itself. It is judged again, since the day may be another than that of submitting, and is
 * refused with all its reasons or built when its turn comes.
 */
export function sealEach(
  judge: (deps: SealDeps, tx: Tx, document: DocumentRow) => Promise<Judged>,
): DocumentKind['seal'] {
  return async (deps, tx, documents) => {
    const sealings: Sealing[] = [];
    for (const document of documents) {
      const { facts, certificate, refusals, build } = await judge(deps, tx, document);
      const result =
        certificate === null || refusals.length > 0
          ? { refused: refusalItems(refusals, await readNumberStyle(tx)) }
          : { certificate_id: certificate.id, build };
      sealings.push({ document, lines: [], facts, result });
    }
    return sealings;
  };
}
