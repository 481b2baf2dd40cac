import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { memo, useEffect, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import {
  BUYER_FIELD_NAMES,
  BUYER_FIELDS,
  type BuyerField,
  type BuyerFieldRow,
} from '#domain/invoice/buyer-fields.table.ts';
import { emailsRefusal } from '#domain/delivery/recipients.ts';
import { taxCodeParams, taxCodeProblem } from '#domain/fields/tax-code.ts';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { companyNote, CompanyBanners } from '#src/views/company-register/company-note.tsx';
import { companyWords } from '#src/wording/desk/company-register.ts';
import { problems as words } from '#src/wording/forms.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { buyerWords, buyerQuestionWords as questions } from '#src/wording/desk/invoice-editor.ts';
import { refusalSentence } from '#src/wording/refusals.ts';
import { LastUsedBanner, TaxCodeBanner } from './buyer-questions.tsx';
import { CustomerPicker } from './customer-picker.tsx';
import { RetailButton } from './retail-button.tsx';
import { useBuyerLookUp } from './use-buyer-look-up.ts';
import { useTaxCodeQuestion } from './use-tax-code-question.ts';
import type { CardProps } from '../draft/draft-reducer.ts';
import type { Draft } from '../draft/draft.ts';
import { FoldingCard } from '../folding-card.tsx';
import { fieldId, GO_TO_CELL } from '../problem-places.ts';
import { goTo } from '../ready/ready-card.tsx';

function ownProblem(field: BuyerField, value: string): string | undefined {
  if (field === 'buyer_email') {
    const refusal = emailsRefusal(value, field);
    return refusal === null ? undefined : refusalSentence(refusal);
  }
  const { max } = BUYER_FIELDS[field];
  const length = [...value].length;
  if (length > max) return words.tooLong(length, max);
  const code = field === 'buyer_tax_code' && value.trim() !== '' ? taxCodeProblem(value.trim()) : null;
  return code === null ? undefined : refusalSentence({ code, params: taxCodeParams(value.trim()) });
}

type BuyerCardProps = CardProps & Pick<ComponentProps<typeof LastUsedBanner>, 'last'>;

/** Who buys: typed, or filled from the catalogue of customers. */
export const BuyerCard = memo(function BuyerCard({ draft, dispatch, problems, last }: BuyerCardProps) {
  const [picking, setPicking] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [more, setMore] = useState(() => moreBuyerFields.some((field) => draft[field] !== ''));
  useEffect(() => {
    // What is still to be done may be in a field that is not shown yet.
    const show = ({ detail }: CustomEventInit<string>) => {
      if (detail === undefined || !moreBuyerFields.some((field) => fieldId(field) === detail)) return;
      flushSync(() => setMore(true));
      goTo(detail);
    };
    document.addEventListener(GO_TO_CELL, show);
    return () => document.removeEventListener(GO_TO_CELL, show);
  }, []);
  const fill = (buyer: Partial<Draft>) => {
    dispatch({ type: 'fill_buyer', buyer });
    setPicking(false);
    // The picker goes, and the focus in it; checking what it filled in begins here.
    document.getElementById(fieldId('buyer_tax_code'))?.focus();
  };
  const asked = useTaxCodeQuestion(draft, dispatch);
  const lookUp = useBuyerLookUp(draft, dispatch);
  // Of the tax code alone.
  const registered = {
    suffix: lookUp.ask !== null && (
      <IconButton
        name={companyWords.lookUp}
        icon={IconSearch}
        size="small"
        held={lookUp.look?.state === 'asking'}
        onClick={lookUp.ask}
      />
    ),
    hint: lookUp.ask !== null && lookUp.look === null && asked.isUnknown ? companyWords.offered : undefined,
    ...companyNote(lookUp),
  };
  const draw = (field: BuyerField) => {
    const input = inputOf(field);
    const own = left.has(field) ? ownProblem(field, draft[field]) : undefined;
    return (
      <div key={field} className={input.wide === true ? 'buyer__wide' : undefined}>
        <TextField
          id={fieldId(field)}
          label={buyerWords[field]}
          type={input.type}
          inputMode={input.inputMode}
          placeholder={field === 'buyer_email' ? questions.severalEmails : undefined}
          autoComplete="off"
          max={input.counted === true ? BUYER_FIELDS[field].max : undefined}
          value={draft[field]}
          onChange={(value) => dispatch({ type: 'put', field, value })}
          onBlur={() => {
            setLeft((before) => new Set(before).add(field));
            // Without the catalogue the fields are typed, as ever.
            if (field === 'buyer_tax_code') void asked.leave().catch(() => undefined);
          }}
          error={own ?? problems[fieldId(field)]}
          {...(field === 'buyer_tax_code' && registered)}
        />
      </div>
    );
  };
  return (
    <FoldingCard
      title={invoiceWords.buyer}
      complete={draft.buyer_address !== '' && (draft.buyer_name !== '' || draft.buyer_person !== '')}
      summary={[
        draft.buyer_name,
        draft.buyer_tax_code === '' ? '' : invoiceWords.codeNote(draft.buyer_tax_code),
        draft.buyer_person,
        draft.buyer_email,
      ]}
      action={
        <>
          <RetailButton draft={draft} dispatch={dispatch} />
          <Button
            tone="plain"
            size="small"
            icon={IconAddressBook}
            aria-expanded={picking}
            onClick={() => setPicking(!picking)}
          >
            {invoiceWords.fromCatalogue}
          </Button>
        </>
      }
    >
      {picking && <CustomerPicker onPick={fill} />}
      <div className="buyer">
        {mainBuyerFields.map(draw)}
        {more && moreBuyerFields.map(draw)}
      </div>
      <div className="buyer__questions">
        <TaxCodeBanner asked={asked} />
        <CompanyBanners {...lookUp} />
        <LastUsedBanner {...{ last, draft, dispatch }} />
      </div>
      <Button
        tone="plain"
        size="small"
        className="buyer__more"
        aria-expanded={more}
        onClick={() => setMore(!more)}
      >
        {more ? invoiceWords.lessBuyer : invoiceWords.moreBuyer}
      </Button>
    </FoldingCard>
  );
});

const inputOf = (field: BuyerField): BuyerFieldRow['editor'] => BUYER_FIELDS[field].editor;

/** Always shown, in this order. */
const mainBuyerFields = BUYER_FIELD_NAMES.filter((field) => inputOf(field).at === 'main');

/** Shown when asked for, or when something stands in one of them. */
const moreBuyerFields = BUYER_FIELD_NAMES.filter((field) => inputOf(field).at === 'more');
