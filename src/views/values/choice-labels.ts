import type { FieldDescriptor, FieldOption } from '#generated/resources/descriptor.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { rateWords } from '#src/wording/record-lists.ts';

/** The option a stored value stands for; one the description does not know is shown as it is. */
export function optionOf(field: Pick<FieldDescriptor, 'options'>, value: string): FieldOption {
  return (
    field.options?.find((option) => option.value === value) ?? { value, label: value, tone: null, help: null }
  );
}

export function toneOf(option: FieldOption): Tone {
  return (option.tone ?? 'plain') as Tone;
}

const otherRate = /^KHAC:(.+)$/;
const words: Readonly<Record<string, string>> = rateWords;

/** A VAT rate in a cell (`KCT`, `8%`, `3,5%`). */
export function rateText(rate: string): string {
  const other = otherRate.exec(rate)?.[1];
  return other === undefined ? rate : `${formatNumber(other.replace('%', ''))}%`;
}

/** A VAT rate where there is room for words. */
export function rateWordsOf(rate: string): string {
  return words[rate] ?? rateText(rate);
}
