import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { providerWords as words } from '#src/wording/settings/provider.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

type Step = components['schemas']['ProviderCheckStep'];

type CheckCardProps = {
  /** What the last check found of what is typed now; null before there is one. */
  checked: { ok: boolean; message: string; steps: readonly Step[] } | null;
  checking: boolean;
  check: () => void;
};

const TONES = { ok: 'success', failed: 'critical', skipped: 'default' } as const;

/** Kiểm tra kết nối: each step with what it found, and what to do next. */
export function CheckCard({ checked, checking, check }: CheckCardProps) {
  return (
    <div className="provider-check">
      <Button icon={IconPlugConnected} busy={checking} onClick={check}>
        {checked === null ? words.check : words.checkAgain}
      </Button>
      <div role="status" className="provider-check__result">
        {checking && <p>{words.checking}</p>}
        {checked !== null && (
          <>
            <ol>
              {checked.steps.map(({ step, state, detail, duration_ms }) => (
                <li key={step}>
                  <Glyph tone={TONES[state]} size={14} />
                  <span>
                    <b>{words.steps[step]}</b>
                    <small>
                      {[words.states[state], detail && serverSaid.of(detail)].filter(Boolean).join(' · ')}
                    </small>
                  </span>
                  {duration_ms !== null && (
                    <span className="k-number">{words.took(formatCount(duration_ms))}</span>
                  )}
                </li>
              ))}
            </ol>
            <Banner tone={checked.ok ? 'success' : 'critical'}>{serverSaid.of(checked.message)}</Banner>
          </>
        )}
      </div>
    </div>
  );
}
