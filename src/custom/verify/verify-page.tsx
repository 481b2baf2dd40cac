import { XML_OUTCOME_TONES } from '#generated/vocabulary.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Stack, TwoColumns, Card } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { pageTitles } from '#src/wording/record-lists.ts';
import { xmlOutcomeLabels } from '#src/wording/labels.ts';
import { xmlVerificationWords as words } from '#src/wording/settings/xml-verification.ts';
import { useEffect, useRef } from 'react';
import { InvoiceCards, UnsignedCard } from './invoice-cards.tsx';
import { SignatureCard } from './signature-card.tsx';
import { useVerification } from './use-verification.ts';
import type { Found } from './use-verification.ts';
import './verify.css';
import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { Button } from '#src/ui/action/button.tsx';
import { DropZone } from '#src/ui/import/drop-zone.tsx';

/** Judges an invoice file from anyone: whether it can be trusted, who signed, what was changed, what it states. */
export function VerifyPage() {
  const work = useVerification();
  const { found } = work;
  return (
    <Narrow>
      <PageHeader
        title={pageTitles.verification}
        facts={found?.file_name ?? words.lead}
        badges={found && <OutcomeBadge {...found.verification} />}
      />
      {found === null ? (
        <FileCard work={work} />
      ) : (
        <Stack>
          <Answer found={found} />
          <TwoColumns
            primary={
              <>
                {found.verification.unsigned_part_count > 0 && <UnsignedCard {...found.verification} />}
                {found.verification.signatures.map((signature, at) => (
                  <SignatureCard key={at} signature={signature} />
                ))}
              </>
            }
            secondary={
              <>
                <InvoiceCards {...found.verification} />
                <FileCard work={work} title={words.other} />
              </>
            }
          />
        </Stack>
      )}
    </Narrow>
  );
}

function OutcomeBadge({ outcome }: Found['verification']) {
  return <Badge tone={XML_OUTCOME_TONES[outcome]}>{xmlOutcomeLabels[outcome]}</Badge>;
}

/** Takes the focus when it comes: the place where the file was chosen is elsewhere then. */
function Answer({ found }: { found: Found }) {
  const { outcome } = found.verification;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [found]);
  const { says, next } = words.outcome[outcome];
  return (
    <Banner ref={banner} tone={XML_OUTCOME_TONES[outcome]} title={says}>
      {next}
    </Banner>
  );
}

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
