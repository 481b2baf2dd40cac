import { Segmented } from '../field/segmented.tsx';
import type { Density } from './table-model.ts';
import { listWords } from '../words/list.ts';

const choices = [
  { value: 'compact', height: 34 },
  { value: 'normal', height: 40 },
  { value: 'comfortable', height: 48 },
] as const satisfies readonly { value: Density; height: number }[];

/** How high the rows are. */
export function DensityChoice({ value, onChange }: { value: Density; onChange: (value: Density) => void }) {
  return (
    <div className="k-density">
      <Segmented
        label={listWords.columns.density}
        value={value}
        onChange={onChange}
        choices={choices.map((choice) => ({
          value: choice.value,
          label: (
            <>
              {listWords.columns[choice.value]} <small>{choice.height}</small>
            </>
          ),
        }))}
      />
    </div>
  );
}
