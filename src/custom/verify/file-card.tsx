import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { Button } from '#src/ui/action/button.tsx';
import { DropZone } from '#src/ui/import/drop-zone.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { xmlVerificationWords as words } from '#src/wording/settings/xml-verification.ts';
import type { useVerification } from './use-verification.ts';

const endings = ['.xml'];

/** Where a file is chosen, and what becomes of it. */
export function FileCard({ work, title }: { work: ReturnType<typeof useVerification>; title?: string }) {
  const { check, again, busy, file_name, failure } = work;
  return (
    <Card {...(title === undefined ? {} : { title })} order={3}>
      <DropZone
        label={words.drop}
        endings={endings}
        maxBytes={MAX_MESSAGE_BYTES}
        busy={busy}
        fileName={title === undefined || busy ? file_name : undefined}
        error={failure ?? undefined}
        onFile={check}
      />
      {failure !== null && again !== null && (
        <div className="verify-again">
          <Button onClick={again}>{words.sendAgain}</Button>
        </div>
      )}
      <ul className="verify-notes">
        <li>{words.kept}</li>
        <li>{words.limit}</li>
        <li>{words.unchecked}</li>
      </ul>
      <span className="k-visually-hidden" role="status">
        {busy ? words.checking : ''}
      </span>
    </Card>
  );
}
