import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { buyerStatementWords as words } from '#src/wording/public/statement.ts';
import { PublicHeading } from '../public-frame.tsx';
import { keepBase64, type Answer } from './statement-calls.ts';

/** The answer is in: what it was, and the signed file to keep, which the link does not give once more. */
export function Answered({ answer: { state, file_base64, file_name } }: { answer: Answer }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  const said = state === 'refused' || state === 'change_requested' ? state : 'signed';
  const text = said === 'signed' && file_base64 === null ? words.doneText.confirmed : words.doneText[said];
  return (
    <div ref={page} className="buyer__done">
      <PublicHeading title={words.done[said]} />
      <Card>
        <div className="pb-form">
          <Banner tone={said === 'signed' ? 'success' : 'info'}>{text}</Banner>
          {file_base64 !== null && (
            <Button tone="primary" icon={IconDownload} onClick={() => keepBase64(file_base64, file_name)}>
              {words.keep}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
