// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { TrialBanner } from './trial-banner.tsx';

afterEach(cleanup);

test.each([
  ['that runs', '2999-12-31', /được đủ mọi chức năng/, false],
  ['that is over', '2020-01-31', /hết thời gian dùng thử/, true],
])('a trial %s is said to be so', (_what, until, said, leadsToBuying) => {
  render(<TrialBanner until={until} />, { wrapper: MemoryRouter });
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Mua gói' }) !== null).toBe(leadsToBuying);
});
