import { PAIRING_CODE_DIGITS, USB_AGENT_ORIGIN } from '#domain/signing/usb-agent.ts';
import { CodeField } from '#src/ui/field/code-field.tsx';
import type { UsbSigningWords } from '#src/wording/usb-signing.ts';
import { useState } from 'react';

type PairingStepProps = {
  words: UsbSigningWords;
  wrong: boolean;
  /** With the last digit the code is sent. */
  onCode: (code: string) => void;
};

/** The code is read off the agent's page, so that no page can pair itself unseen. */
export function PairingStep({ words, wrong, onCode }: PairingStepProps) {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeField
        label={words.pair.code}
        hint={words.pair.codeHint}
        length={PAIRING_CODE_DIGITS}
        value={code}
        onChange={setCode}
        onComplete={onCode}
        error={
          wrong && code === ''
            ? `${words.failures.wrong_code.title} ${words.failures.wrong_code.next}`
            : undefined
        }
      />
      <AgentPageLink words={words} />
    </>
  );
}

/** Opens beside: the site stays as it is. */
export function AgentPageLink({ words }: { words: UsbSigningWords }) {
  return (
    <p>
      <a href={USB_AGENT_ORIGIN} target="_blank" rel="noreferrer">
        {words.waiting.page}
      </a>
    </p>
  );
}
