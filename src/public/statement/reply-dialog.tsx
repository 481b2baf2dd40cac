import { useState } from 'react';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { Button } from '#src/ui/action/button.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { buyerStatementWords } from '#src/wording/public/statement.ts';
import type { StepProps } from './buyer-statement.tsx';
import { statementCalls } from './statement-calls.ts';
import { StepPanel, useStep } from './step.tsx';

const words = buyerStatementWords.replies;

/** The buyer does not sign: who says so, and why or what it should say instead. */
export function ReplyDialog(props: StepProps & { reply: 'change' | 'refuse' }) {
  const { linkKey, reply, onClose } = props;
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, failure, answer } = useStep(props);
  const isBlank = (value: string) => value.trim() === '';
  const send = () => {
    const incomplete = isBlank(name) || isBlank(text);
    setMissing(incomplete);
    if (!incomplete)
      void answer(() => statementCalls.reply({ key: linkKey, reply, name: name.trim(), text: text.trim() }));
  };
  const errorOf = (value: string) => (missing && isBlank(value) ? words.missing : undefined);
  return (
    <StepPanel
      title={words[reply]}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {words.back}
          </Button>
          <Button tone={reply === 'refuse' ? 'critical' : 'primary'} busy={busy} onClick={send}>
            {words.send}
          </Button>
        </>
      }
    >
      <div className="pb-form">
        {failure !== null && (
          <FailureBanner title={`${buyerStatementWords.failed}.`} message={failure.message} />
        )}
        <p>{reply === 'change' ? words.changeText : words.refuseText}</p>
        <TextArea
          label={reply === 'change' ? words.what : words.why}
          required
          rows={4}
          value={text}
          onChange={setText}
          max={2000}
          error={errorOf(text)}
        />
        <TextField
          label={words.name}
          required
          value={name}
          onChange={setName}
          max={150}
          error={errorOf(name)}
        />
      </div>
    </StepPanel>
  );
}
