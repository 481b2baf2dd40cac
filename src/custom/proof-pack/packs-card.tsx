import { PROOF_PACK_STATE_LABELS, PROOF_PACK_STATE_TONES } from '#generated/vocabulary.ts';
import { labelled } from '#src/language/language.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { sizeText } from '#src/ui/field/file-bytes.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { proofPackWords as words } from '#src/wording/reports/proof-packs.ts';
import { periodText, type ProofPack } from './period.ts';

const labels = labelled(PROOF_PACK_STATE_LABELS);

type PacksCardProps = { packs: readonly ProofPack[]; onShow: (id: number) => void };

/** The packs that were made, the newest first; the period of each shows it. */
export function PacksCard({ packs, onShow }: PacksCardProps) {
  const { period, made, size, hash, state } = words.columns;
  return (
    <Card title={words.packs} note={words.packsNote} flush>
      {packs.length === 0 ? (
        <p className="proof-packs__none">{words.none}</p>
      ) : (
        <div className="k-table-frame">
          <table className="k-table">
            <caption className="k-visually-hidden">{words.packs}</caption>
            <thead>
              <tr>
                <th scope="col">{period}</th>
                <th scope="col">{made}</th>
                <th scope="col">{size}</th>
                <th scope="col">{hash}</th>
                <th scope="col">{state}</th>
              </tr>
            </thead>
            <tbody>
              {packs.map((pack) => (
                <tr key={pack.id}>
                  <td>
                    <button
                      type="button"
                      className="proof-packs__open"
                      aria-label={words.show(periodText(pack))}
                      onClick={() => onShow(pack.id)}
                    >
                      {periodText(pack)}
                    </button>
                  </td>
                  <td>{formatDateTime(pack.created_on)}</td>
                  <td>{pack.bytes === 0 ? '–' : sizeText(pack.bytes)}</td>
                  <td>
                    <code>{shortened(pack.manifest_sha256)}</code>
                  </td>
                  <td>
                    <Badge size="small" tone={PROOF_PACK_STATE_TONES[pack.state]}>
                      {labels[pack.state]}
                    </Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

/** `a07c 51e9 … 42d0` */
function shortened(hash: string | null): string {
  return hash === null ? '–' : `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
}
