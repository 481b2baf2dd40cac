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

test.each(fields)(
  'the box of a $kind field shows that it is refused or locked, and neither at rest',
  ({ draw }) => {
    const { rerender } = render(draw({}));
    expect(box()?.matches('[data-invalid],[data-locked]')).toBe(false);
    rerender(draw({ error: 'Chưa nhập.' }));
    expect(box()?.matches('[data-invalid]:not([data-locked])')).toBe(true);
    rerender(draw({ disabled: true }));
    expect(box()?.matches('[data-locked]:not([data-invalid])')).toBe(true);
  },
);
