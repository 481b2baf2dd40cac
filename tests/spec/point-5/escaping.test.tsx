// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Badge } from '#src/ui/display/badge.tsx';
import { Highlighted } from '#src/ui/field/choice/highlighted.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';

const HOSTILE = `<img src=x onerror="alert(1)"> & 'Tâm' <script>alert(2)</script>`;
const ESCAPED = '&lt;img src=x onerror="alert(1)"&gt; &amp; \'Tâm\' &lt;script&gt;alert(2)&lt;/script&gt;';

describe('text is escaped for HTML special characters [5.escaping]', () => {
  test.each([
    ['a title', <PageHeader title={HOSTILE} />],
    ['a badge', <Badge>{HOSTILE}</Badge>],
    ['a hit of a search', <Highlighted text={HOSTILE} query="zzz" />],
  ])('in %s', (_where, shown) => {
    const { container } = render(shown);
    expect(container.textContent).toContain(HOSTILE);
    expect(container.querySelector('img, script')).toBeNull();
    expect(container.innerHTML).toContain(ESCAPED);
  });

  test('in a hit that is marked', () => {
    render(<Highlighted text={HOSTILE} query="tam" />);
    expect(screen.getByText('Tâm').tagName).toBe('MARK');
    expect(document.querySelector('img, script')).toBeNull();
  });

  test('no piece of ours sets markup by hand', async () => {
    const { sourceFiles, placesOf } = await import('#tests/architecture/source-files.ts');
    const screens = sourceFiles().filter(({ path }) => path.startsWith('src/'));
    expect(
      placesOf(screens, /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/),
    ).toEqual([]);
  });
});
