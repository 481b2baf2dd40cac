import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import { useState } from 'react';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { Button } from '#src/ui/action/button.tsx';
import { FileField } from '#src/ui/field/file-field.tsx';
import { common } from '#src/wording/common.ts';
import { buyerStatementWords } from '#src/wording/public/statement.ts';
import type { StepProps } from './buyer-statement.tsx';
import { statementCalls } from './statement-calls.ts';
import { StepPanel, useStep } from './step.tsx';

const words = buyerStatementWords.files;
const MAX_BYTES = 2 * 1024 * 1024;

/** Signed by a program of the buyer: down, signed, and up again. */
export function FileDialog(props: StepProps & { onDownload: () => void }) {
  const { linkKey, onClose, onDownload } = props;
  const [file, setFile] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, failure, answer } = useStep(props);
  const hand_in = () => {
    setMissing(file === '');
    if (file !== '') void answer(() => statementCalls.hand_in({ key: linkKey, file_base64: file }));
  };
  return (
    <StepPanel
      title={words.title}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {common.close}
          </Button>
          <Button tone="primary" busy={busy} onClick={hand_in}>
            {busy ? words.busy : words.submit}
          </Button>
        </>
      }
    >
      <div className="pb-form">
        {failure !== null && (
          <FailureBanner title={`${buyerStatementWords.failed}.`} message={failure.message} />
        )}
        <div>
          <p>{words.first}</p>
          <Button size="small" icon={IconFileTypeXml} onClick={onDownload}>
            {buyerStatementWords.xml}
          </Button>
        </div>
        <p>{words.second}</p>
        <p>{words.third}</p>
        <FileField
          label={words.choose}
          value={file}
          onChange={setFile}
          accept=".xml,application/xml,text/xml"
          maxBytes={MAX_BYTES}
          error={missing && file === '' ? words.none : undefined}
        />
      </div>
    </StepPanel>
  );
}
