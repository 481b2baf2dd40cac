// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchBox } from './search-box.tsx';

test('the box takes no more than a search may have', () => {
  render(<SearchBox name="Tìm" value="" onChange={() => undefined} maxLength={200} />);
  expect(screen.getByRole('searchbox').getAttribute('maxlength')).toBe('200');
});
