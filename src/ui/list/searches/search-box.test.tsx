// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SearchBox } from './search-box.tsx';

afterEach(cleanup);

test('the box takes no more than a search may have', () => {
  render(<SearchBox name="Tìm" value="" onChange={() => undefined} maxLength={200} />);
  expect(screen.getByRole('searchbox').getAttribute('maxlength')).toBe('200');
});
