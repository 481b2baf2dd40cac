import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { parseSymbol } from '#domain/fields/series-symbol.ts';
import { INVOICE_SALE } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { correctionWords as words } from '#src/wording/correction.ts';
import { invoiceSaleLabels } from '#src/wording/labels.ts';
import { useSearchParams } from 'react-router';
import { useSale } from './use-sale.ts';

type Schemas = components['schemas'];
type Matter = Schemas['Matter'];

const SORTS = ['minor_content', 'main_content', 'later'] as const;
export type Sort = (typeof SORTS)[number];

type QuestionsProps = {
  invoice: Schemas['Invoice'];
  remedies: Schemas['InvoiceRemedies'];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  event: Matter;
  onEvent: (matter: Matter) => void;
};

/** The three questions: how far the invoice is, which is known; what is wrong; to whom and how it was sold. */
export function Questions({ invoice, remedies, sort, onSort, event, onEvent }: QuestionsProps) {
  const { buyer, corrected_before, titled } = remedies;
  const [search, setSearch] = useSearchParams();
  const sale = useSale();
  const sell = (chosen: string) => {
    const next = new URLSearchParams(search);
    next.set('sale', chosen);
    setSearch(next, { replace: true });
  };
  return (
    <div className="correction__questions">
      <Card title={words.where}>
        <HowFar accepted={remedies.accepted} coded={parseSymbol(invoice.symbol)?.coded ?? true} />
      </Card>
      <Card title={words.what}>
        <ChoiceCards
          label={words.what}
          labelHidden
          value={sort ?? ''}
          onChange={(value) => onSort(SORTS.find((one) => one === value) ?? null)}
          choices={[
            { value: 'minor_content', label: words.minor, detail: words.minorDetail },
            { value: 'main_content', label: words.main, detail: words.mainDetail },
            { value: 'later', label: words.later, detail: words.laterDetail },
          ]}
        />
        {sort === 'later' && (
          <SelectField
            label={words.laterWhich}
            value={event}
            onChange={(value) => onEvent(value as Matter)}
            choices={remedies.matters
              .filter((one) => one.matter !== 'minor_content' && one.matter !== 'main_content')
              .map((one) => ({ value: one.matter, label: one.name }))}
          />
        )}
      </Card>
      <Card title={words.who}>
        <p className="correction__hint">
          {[words.buyers[buyer], corrected_before && words.before[corrected_before]]
            .filter(Boolean)
            .join(' ')}
        </p>
        {titled && (
          <p className="correction__hint">
            <Icon of={IconLock} size={15} /> {words.titled}
          </p>
        )}
        <ChoiceCards
          label={words.who}
          labelHidden
          value={titled ? 'titled_goods' : sale}
          disabled={titled}
          onChange={sell}
          choices={INVOICE_SALE.map((value) => ({ value, label: invoiceSaleLabels[value] }))}
        />
      </Card>
    </div>
  );
}

/** The answer that is known: not the invoice's to choose, so that it is marked among both. */
function HowFar({ accepted, coded }: { accepted: boolean; coded: boolean }) {
  const states = [
    {
      said: coded ? words.notAccepted : words.notAcceptedUncoded,
      detail: words.notAcceptedDetail,
      holds: !accepted,
    },
    { said: coded ? words.accepted : words.acceptedUncoded, detail: words.acceptedDetail, holds: accepted },
  ];
  return (
    <ul className="correction__states">
      {states.map(({ said, detail, holds }) => (
        <li key={said} aria-current={holds || undefined}>
          <Glyph tone={holds ? 'success' : 'default'} size={16} />
          <span>
            <b>{said}</b>
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
