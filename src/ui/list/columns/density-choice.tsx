import { Segmented } from '../../field/segmented.tsx';
import type { Density } from '../table-model.ts';
import { listWords } from '../../words/list.ts';

const densities = ['compact', 'normal', 'comfortable'] as const satisfies readonly Density[];

/** How high the rows are. */
export function DensityChoice({ value, onChange }: { value: Density; onChange: (value: Density) => void }) {
  return (
    <div className="k-density">
      <Segmented
        label={listWords.columns.density}
        value={value}
        onChange={onChange}
        choices={densities.map((density) => ({ value: density, label: listWords.columns[density] }))}
      />
    </div>
  );
}
