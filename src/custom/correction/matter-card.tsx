import type { components } from '#generated/types.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { correctionWords } from '#src/wording/correction.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AgreementFields } from './agreement-fields.tsx';
import type { AgreementState } from './use-agreement.ts';

type Schemas = components['schemas'];
type Matter = Schemas['Matter'];
type Remedies = Schemas['InvoiceRemedies'];
type ClosedWayProps = {
  remedies: Remedies;
  method: 'adjust' | 'replace';
  back: { href: string; label: string };
};

/** The matters for which a method is open, and the one that is chosen: first the one of the address (`?matter=`). */
export function useMatter(remedies: Remedies, method: 'adjust' | 'replace') {
  const [search] = useSearchParams();
  const open = remedies.matters.filter((one) => one.remedies.some(({ action }) => action === method));
  const wanted = search.get('matter');
  const [matter, choose] = useState<Matter>(
    (open.find((one) => one.matter === wanted) ?? open[0])?.matter ?? 'main_content',
  );
  const remedy = open.find((one) => one.matter === matter)?.remedies.find(({ action }) => action === method);
  return { open, matter, choose, remedy };
}

type MatterCardProps = {
  title: string;
  chosen: ReturnType<typeof useMatter>;
  /** YYYY-MM-DD. */
  today: string;
  agreement: AgreementState;
  errors: Readonly<Record<string, string>>;
};

/** Why the invoice is corrected, and what was agreed with the buyer before. */
export function MatterCard({ title, chosen, today, agreement, errors }: MatterCardProps) {
  const { open, matter, choose, remedy } = chosen;
  return (
    <Card title={title}>
      <SelectField
        label={title}
        labelHidden
        value={matter}
        onChange={(value) => choose(value as Matter)}
        choices={open.map((one) => ({ value: one.matter, label: one.name }))}
      />
      {remedy !== undefined && <AgreementFields {...{ remedy, errors, today, agreement }} />}
    </Card>
  );
}

/** An adjusting invoice in force: what is wrong in its goods or amounts is put right on the invoice that it adjusts. */
export function AdjustsAnother({ invoice, remedies }: { invoice: Schemas['Invoice']; remedies: Remedies }) {
  if (invoice.nature !== 'adjust' || !remedies.accepted) return null;
  const [target] = remedies.family.find(({ id }) => id === invoice.id)?.target_ids ?? [];
  return (
    <Banner
      tone="neutral"
      action={
        target !== undefined && (
          <Button size="small" href={hrefOf('corrections', target)}>
            {correctionWords.openAdjusted}
          </Button>
        )
      }
    >
      {correctionWords.adjustsAnother}
    </Banner>
  );
}

/** A page of a way of correcting that is closed for the invoice: why, and where what is open is found. */
export function ClosedWay({ remedies, method, back }: ClosedWayProps) {
  const reasons = remedies.matters.flatMap(({ closed }) =>
    closed.flatMap(({ action, reason }) => (action === method ? [reason] : [])),
  );
  // What holds for most matters is about the invoice; the rest is about one matter.
  const [reason] =
    [...Map.groupBy(reasons, (one) => one).values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" href={back.href}>
          {back.label}
        </Button>
      }
    >
      {reason === undefined ? correctionWords.none : serverSaid.of(reason)}
    </Banner>
  );
}

/** Another correction of the invoice is under way: one at a time. */
export function OpenCorrection({ remedies }: { remedies: Remedies }) {
  if (remedies.open_correction_id === null) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" href={hrefOf('invoices.one', remedies.open_correction_id)}>
          {correctionWords.openIt}
        </Button>
      }
    >
      {correctionWords.open_correction}
    </Banner>
  );
}
