// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Combobox } from './choice/combobox.tsx';
import { SelectField } from './choice/select-field.tsx';
import { ColorField } from './color-field.tsx';
import { NumberField } from './number/number-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const fields = [
  { kind: 'text', draw: (state: object) => <TextField label="Trường" value="" {...state} /> },
  { kind: 'area', draw: (state: object) => <TextArea label="Trường" value="" {...state} /> },
  { kind: 'number', draw: (state: object) => <NumberField label="Trường" value="" {...state} /> },
  { kind: 'colour', draw: (state: object) => <ColorField label="Trường" value="" {...state} /> },
  {
    kind: 'select',
    draw: (state: object) => <SelectField label="Trường" value="" choices={[]} {...state} />,
  },
  {
    kind: 'options',
    draw: (state: object) => <Combobox label="Trường" value={null} options={[]} {...state} />,
  },
];

const box = () => screen.getByLabelText('Trường').closest('.k-control');
const isRefused = () => box()?.matches('.k-field[data-invalid] *');
const isLocked = () => box()?.matches('[data-locked=true]');

test.each(fields)(
  'the box of a $kind field shows that it is refused or locked, and neither at rest',
  ({ draw }) => {
    const { rerender } = render(draw({}));
    expect([isRefused(), isLocked()]).toEqual([false, false]);
    rerender(draw({ error: 'Chưa nhập.' }));
    expect([isRefused(), isLocked()]).toEqual([true, false]);
    rerender(draw({ disabled: true }));
    expect([isRefused(), isLocked()]).toEqual([false, true]);
  },
);
