import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import { MAX_DECIMALS } from '#domain/money/decimal-digits.ts';
import type { DecimalDigitKey } from '#domain/money/decimal-digits.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Badge, Tag } from '#src/ui/display/badge.tsx';
import { Counter } from '#src/ui/field/number/counter.tsx';
import { formatNumber, roundDecimal } from '#src/ui/format/number.ts';
import { decimalWords } from '#src/wording/settings/company-settings.ts';
import { decimalKeyLabels } from '#src/wording/labels.ts';
import type { DecimalRow } from './decimal-edits.ts';
import './decimals.css';

/** A figure with more digits than any setting keeps, so that each number of them looks different. */
const sample = '1234.567891';

type DecimalTableProps = {
  rows: readonly DecimalRow[];
  readOnly: boolean;
  /** null asks for the default. */
  onChange: (key: DecimalDigitKey, digits: number | null) => void;
};

/** Each field with its digits and what they make of a figure. */
export function DecimalTable({ rows, readOnly, onChange }: DecimalTableProps) {
  return (
    <table className="decimals">
      <caption className="k-visually-hidden">{decimalWords.section}</caption>
      <thead>
        <tr>
          <th scope="col">{decimalWords.field}</th>
          <th scope="col">{decimalWords.digits}</th>
          <th scope="col" className="decimals__example">
            {decimalWords.example(formatNumber(sample))}
          </th>
          {!readOnly && <td className="decimals__reset" />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.key} row={row} readOnly={readOnly} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = Omit<DecimalTableProps, 'rows'> & { row: DecimalRow };

function Line({ row: { key, digits, isDefault, isEdited }, readOnly, onChange }: LineProps) {
  const label = decimalKeyLabels[key];
  return (
    <tr>
      <th scope="row">
        <span className="decimals__label">
          {label}
          {isEdited && (
            <Badge tone="new" size="small">
              {decimalWords.changed}
            </Badge>
          )}
          {isDefault && <Tag>{decimalWords.isDefault}</Tag>}
        </span>
      </th>
      <td>
        <Counter
          name={decimalWords.digitsOf(label)}
          value={digits}
          min={0}
          max={MAX_DECIMALS}
          readOnly={readOnly}
          onChange={(next) => onChange(key, next)}
        />
      </td>
      <td className="decimals__example">
        <output>{formatNumber(roundDecimal(sample, digits))}</output>
      </td>
      {!readOnly && (
        <td className="decimals__reset">
          {!isDefault && (
            <IconButton
              size="small"
              icon={IconRestore}
              name={decimalWords.reset(label)}
              onClick={() => onChange(key, null)}
            />
          )}
        </td>
      )}
    </tr>
  );
}
