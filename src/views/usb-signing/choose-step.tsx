import type { TokenCertificate } from '#domain/signing/usb-agent.ts';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import type { UsbSigningWords } from '#src/wording/usb-signing.ts';

type ChooseStepProps = {
  words: UsbSigningWords;
  certificates: readonly TokenCertificate[];
  chosen: string;
  onChoose: (sha256: string) => void;
};

/** Several certificates of this taxpayer are plugged in. */
export function ChooseStep({ words, certificates, chosen, onChoose }: ChooseStepProps) {
  return (
    <ChoiceCards
      label={words.choose.label}
      value={chosen}
      onChange={onChoose}
      choices={certificates.map(({ sha256, owner, token_label, valid_to }) => ({
        value: sha256,
        label: owner,
        detail: `${token_label}, ${words.choose.until(formatInstantDate(valid_to))}`,
      }))}
    />
  );
}
