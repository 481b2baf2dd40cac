import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import type { ChoiceCardsProps } from '#src/ui/field/choice/choice-cards.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { certificateTitles } from '#src/wording/record-lists.ts';
import { useState } from 'react';
import './certificates.css';
import { isRemoteUnknown, restFailure, useAddCertificate } from './use-add-certificate.ts';
import type { Certificate, NewCertificate } from './certificate.ts';

type PickFormProps = {
  title: string;
  choices: ChoiceCardsProps['choices'];
  /** What is sent for the chosen one. */
  inputOf: (chosen: string) => NewCertificate;
  onAdded: (added: Certificate) => void;
};

/** Those that were found, one of which is added. */
export function PickForm({ title, choices, inputOf, onAdded }: PickFormProps) {
  const free = choices.filter(({ disabled }) => !disabled);
  const [chosen, setChosen] = useState(free.length === 1 ? (free[0]?.value ?? '') : '');
  const [isDefault, setDefault] = useState(false);
  const [missing, setMissing] = useState(false);
  const add = useAddCertificate(onAdded);
  const failure = restFailure(add.error, []);
  return (
    <Card>
      <form
        noValidate
        className="certificate-way"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(chosen === '');
          if (chosen !== '' && !add.isPending)
            add.mutate({ ...inputOf(chosen), ...(isDefault && { is_default: true }) });
        }}
      >
        {failure !== null && (
          <Banner
            tone={isRemoteUnknown(add.error) ? 'unknown' : 'critical'}
            title={isRemoteUnknown(add.error) ? certificateWays.addUnknown : certificateWays.addFailed}
          >
            {failure}
          </Banner>
        )}
        <ChoiceCards
          label={title}
          value={chosen}
          onChange={setChosen}
          choices={choices}
          error={missing && chosen === '' ? certificateWays.choose : undefined}
        />
        <Checkbox label={certificateWays.alsoDefault} checked={isDefault} onChange={setDefault} />
        <div className="certificate-way__foot">
          <Button type="submit" tone="primary" busy={add.isPending} disabled={free.length === 0}>
            {certificateTitles.add}
          </Button>
        </div>
      </form>
    </Card>
  );
}
