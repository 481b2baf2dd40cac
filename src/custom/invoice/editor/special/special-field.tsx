import { contentProblem, type Content } from '#domain/documents/format/content.ts';
import type { SpecialQuestion } from '#domain/documents/formats/invoices/special-goods.table.ts';
import { label } from '#src/language/language.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { specialWords as words } from '#src/wording/desk/special-goods.ts';

type SpecialFieldProps = {
  question: SpecialQuestion;
  value: string;
  onChange: (value: string) => void;
  /** Whether to say what is wrong with it. */
  isJudged: boolean;
};

/** One field of special goods, entered as what it holds is: chosen, typed as a number, or as text. */
export function SpecialField({ question, value, onChange, isJudged }: SpecialFieldProps) {
  const { label: vietnamese, needed, max, content, words: choices } = question;
  const problem = isJudged ? problemOf(content, value) : undefined;
  const common = { label: label(vietnamese), required: needed, value, onChange, error: problem };
  if (content.kind === 'choice')
    return (
      <SelectField
        {...common}
        emptyLabel={words.choose}
        choices={content.values.map((one) => ({ value: one, label: label(choices[one] ?? one) }))}
      />
    );
  if (content.kind === 'decimal') return <NumberField {...common} decimals={content.decimals} />;
  return (
    <TextField
      {...common}
      max={max}
      autoComplete="off"
      inputMode={content.kind === 'digits' ? 'numeric' : 'text'}
      hint={question.name === 'MNSXuat' ? words.country : undefined}
    />
  );
}

/** What is wrong with a value that is given; undefined for nothing. */
export function problemOf(content: Content, value: string): string | undefined {
  const given = value.trim();
  const problem = given === '' ? null : contentProblem(content, given);
  if (problem === null) return undefined;
  const { malformed } = words;
  if (content.kind === 'decimal') return malformed.decimal;
  if (problem === 'too_long' && 'most' in content) return malformed.tooLong(content.most);
  return content.kind === 'digits' ? malformed.digits : malformed.other;
}
