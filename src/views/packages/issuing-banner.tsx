import { dayCount } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import { today } from '#src/providers/today.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import type { ReactNode } from 'react';
import { packageWords } from '#src/wording/settings/packages.ts';

const words = packageWords.issuing;

/** From when on the end of a trial is warned of, as the notices do. */
const ENDING_DAYS = 14;

type IssuingBannerProps = {
  issuing: components['schemas']['Issuing'];
  /** The way to buy, on pages without one. */
  action?: ReactNode;
};

/** What is in the way of issuing, or will be soon, and what goes on all the same; nothing where all is well. */
export function IssuingBanner({ issuing, action }: IssuingBannerProps) {
  const { state, left, until } = issuing;
  switch (state) {
    case 'open':
    case 'package':
      return null;
    case 'trial': {
      const days = until === null ? null : dayCount(today(), until);
      if (days === null || days > ENDING_DAYS) return null;
      return (
        <Banner tone="warning" action={action}>
          {words.trialEnding(formatDate(until), formatCount(days))}
        </Banner>
      );
    }
    case 'past_end':
      return (
        <Banner tone="warning" action={action}>
          {words.past_end(formatDate(until))}
        </Banner>
      );
    case 'past_quota':
      return (
        <Banner tone="warning" action={action}>
          {words.past_quota(formatCount(left ?? 0))}
        </Banner>
      );
    case 'trial_ended':
    case 'package_ended':
    case 'package_used_up':
      return (
        <Banner tone="critical" title={words.ended[state]} action={action}>
          {words.stays}
        </Banner>
      );
  }
}
