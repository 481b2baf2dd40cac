import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { deleteProofPack, getGetProofPackFileUrl } from '#generated/client/proof-packs/proof-packs.ts';
import { PROOF_PACK_KIND_LABELS } from '#generated/vocabulary.ts';
import { labelled } from '#src/language/language.ts';
import { Button } from '#src/ui/action/button.tsx';
import { sizeText } from '#src/ui/field/file-bytes.ts';
import { formatDateTime, formatInstantDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { useHeadingAfter } from '#src/ui/state/heading-focus.ts';
import { CopyButton } from '#src/views/copy-button.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { useDownload } from '#src/views/use-download.ts';
import { proofPackWords as words } from '#src/wording/reports/proof-packs.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { periodText, type ProofPack } from './period.ts';

const labels = labelled(PROOF_PACK_KIND_LABELS);

/** One pack: how far it is, or what it holds, its hash, and its file. */
export function PackCard({ pack, onChange }: { pack: ProofPack; onChange: () => void }) {
  const notify = useNotify();
  const period = periodText(pack);
  const end = useRef<HTMLDivElement>(null);
  useHeadingAfter(end);
  const isWorking = pack.state === 'queued' || pack.state === 'running';
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => deleteProofPack(pack.id),
    onSuccess: () => {
      notify(isWorking ? words.stopped : words.removed, { type: 'success' });
      onChange();
    },
    onError: (error) => notify(failureText(error), { type: 'error' }),
  });
  const titles: Record<ProofPack['state'], string> = {
    queued: words.running(period),
    running: words.running(period),
    done: words.ready(period),
    failed: words.failed(period),
    expired: words.expired(period),
  };
  return (
    <Card title={titles[pack.state]} tone={pack.state === 'failed' ? 'critical' : 'default'}>
      <div className="proof-packs__pack">
        {isWorking ? <Working pack={pack} /> : <Made pack={pack} />}
        <div className="proof-packs__end" ref={end}>
          <Button size="small" tone="plain" busy={isPending} onClick={() => remove()}>
            {isWorking ? words.stop : words.remove}
          </Button>
          {isWorking && <span className="proof-packs__muted">{words.leaves}</span>}
        </div>
      </div>
    </Card>
  );
}

function Working({ pack: { state, done, total } }: { pack: ProofPack }) {
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100);
  return (
    <div role="status" className="proof-packs__working">
      {state === 'queued' || total === 0 ? (
        <p>{words.queued}</p>
      ) : (
        <p>
          <b className="proof-packs__percent">{percent}%</b>{' '}
          {words.progress(formatCount(done), formatCount(total))}
        </p>
      )}
      <progress className="proof-packs__bar" value={done} max={Math.max(1, total)} />
    </div>
  );
}

/** In fours, as people read it aloud. */
const inFours = (hash: string): string => hash.replaceAll(/(.{4})(?=.)/g, '$1 ');

function Made({ pack }: { pack: ProofPack }) {
  const { download, busy } = useDownload();
  const { state, file_name, bytes, files, missing, made_by, created_on, expires_on, manifest_sha256 } = pack;
  if (pack.problem !== null) return <p>{pack.problem}</p>;
  return (
    <>
      <dl className="proof-packs__facts">
        <Fact name={words.file}>{file_name}</Fact>
        <Fact name={words.size}>{words.sizeOf(sizeText(bytes), formatCount(files))}</Fact>
        {missing > 0 && <Fact name={words.missing}>{words.missingOf(formatCount(missing))}</Fact>}
        <Fact name={words.madeBy}>{words.madeByOf(made_by, formatDateTime(created_on))}</Fact>
        {state === 'done' && <Fact name={words.keptUntil}>{formatInstantDate(expires_on)}</Fact>}
      </dl>
      <h3>{words.inside}</h3>
      <dl className="proof-packs__facts">
        {pack.counts.map((count) => (
          <Fact key={count.kind} name={labels[count.kind]}>
            {words.sizeOf(sizeText(count.bytes), formatCount(count.files))}
          </Fact>
        ))}
      </dl>
      {manifest_sha256 !== null && (
        <>
          <h3>{words.hash}</h3>
          <code className="proof-packs__hash">{inFours(manifest_sha256)}</code>
          <div className="proof-packs__end">
            {state === 'done' && (
              <Button
                tone="primary"
                icon={IconDownload}
                busy={busy !== null}
                onClick={() => void download(getGetProofPackFileUrl(pack.id), file_name)}
              >
                {words.download(sizeText(bytes))}
              </Button>
            )}
            <CopyButton text={manifest_sha256} label={words.copyHash} />
          </div>
          <p className="proof-packs__muted">{words.hashText}</p>
        </>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
