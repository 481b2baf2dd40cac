import { useId } from 'react';
import type { Density } from './table-model.ts';

const choices = [
  { value: 'compact', label: 'Gọn', height: 34 },
  { value: 'normal', label: 'Vừa', height: 40 },
  { value: 'comfortable', label: 'Thoáng', height: 48 },
] as const satisfies readonly { value: Density; label: string; height: number }[];

/** How high the rows are. */
export function DensityChoice({ value, onChange }: { value: Density; onChange: (value: Density) => void }) {
  const name = useId();
  return (
    <fieldset className="k-density">
      <legend>Chiều cao dòng</legend>
      <div className="k-density__choices">
        {choices.map((choice) => (
          <label key={choice.value} className="k-density__choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label} <small>{choice.height}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
