import { fireEvent } from '@testing-library/react';

/** Types a text key by key at the end of a field, as a keyboard does: a key that the field blocks puts nothing in. */
export function typeKeys(input: HTMLInputElement, text: string): void {
  for (const key of text) {
    if (!fireEvent.keyDown(input, { key })) continue;
    fireEvent.input(input, { target: { value: input.value + key }, inputType: 'insertText', data: key });
  }
}

/** Deletes the last character. */
export function pressBackspace(input: HTMLInputElement): void {
  fireEvent.input(input, {
    target: { value: input.value.slice(0, -1) },
    inputType: 'deleteContentBackward',
  });
}
