import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import type { DecimalDigitKey } from '#domain/money/decimal-digits.ts';
import { useListDecimalConfigurations } from '#generated/client/decimal-configurations/decimal-configurations.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Annotated, AnnotatedCard } from '#src/ui/layout/annotated.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { decimalWords } from '#src/wording/settings/company-settings.ts';
import { forms } from '#src/wording/forms.ts';
import { useCanAccess } from 'react-admin';
import { editDigits, rowOf } from './decimal-edits.ts';
import { DecimalTable } from './decimal-table.tsx';
import './decimals.css';
import { useDecimalEdits } from './use-decimal-edits.ts';

type Saved = components['schemas']['DecimalConfiguration'];

/** In the order in which an invoice line is read. */
const order: readonly DecimalDigitKey[] = [
  'decimal_digit_quantity',
  'decimal_digit_unit_price',
  'decimal_digit_discount_rate',
  'decimal_digit_discount_amount',
  'decimal_digit_amount_without_vat',
  'decimal_digit_vat_amount',
  'decimal_digit_original_amount',
  'decimal_digit_amount_after_tax',
];

/** How many digits stand after the comma, field by field. */
export function DecimalsPage() {
  const { data, error, isPending, refetch } = useListDecimalConfigurations();
  return (
    <Narrow>
      {data === undefined && <PageHeader title={decimalWords.title} facts={decimalWords.facts} />}
      <RecordStates error={data ? null : error} isPending={isPending} onRetry={() => void refetch()}>
        {data && <Decimals saved={data} />}
      </RecordStates>
    </Narrow>
  );
}

function Decimals({ saved }: { saved: readonly Saved[] }) {
  const { canAccess: mayEdit = false } = useCanAccess({
    resource: 'decimal_configurations',
    action: 'updateDecimalConfigurations',
  });
  const { edits, setEdits, ...work } = useDecimalEdits();
  const inOrder = order.flatMap((key) => saved.filter(({ config_key }) => config_key === key));
  const rows = inOrder.map((one) => rowOf(one, edits));
  const change = (key: DecimalDigitKey, digits: number | null) => {
    const one = saved.find(({ config_key }) => config_key === key);
    if (one !== undefined && !work.busy) setEdits((now) => editDigits(one, now, digits));
  };
  const resetAll = () => setEdits((now) => inOrder.reduce((all, one) => editDigits(one, all, null), now));
  return (
    <>
      <PageHeader
        title={decimalWords.title}
        facts={mayEdit ? decimalWords.facts : forms.readOnly}
        actions={
          mayEdit && (
            <Button
              icon={IconRestore}
              disabled={work.busy || rows.every(({ isDefault }) => isDefault)}
              onClick={resetAll}
            >
              {decimalWords.resetAll}
            </Button>
          )
        }
      />
      {work.failure !== null && (
        <div className="decimals-refused">
          <Banner tone="critical" title={decimalWords.failed}>
            {work.failure}
          </Banner>
        </div>
      )}
      <AnnotatedCard>
        <Annotated title={decimalWords.section} note={decimalWords.note}>
          <DecimalTable rows={rows} readOnly={!mayEdit} onChange={change} />
        </Annotated>
      </AnnotatedCard>
      {work.isDirty && (
        <SaveBar
          message={decimalWords.unsaved(edits.size)}
          onSave={work.save}
          onDiscard={work.discard}
          busy={work.busy}
        />
      )}
    </>
  );
}
