import { useEffect, useRef, type ReactNode } from 'react';
import { ApiFailure } from '#generated/client/http.ts';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { useHeadingAfter } from '#src/ui/state/heading-focus.ts';
import { failureText, sentenceOf } from '#src/views/failure-text.ts';
import { newerRecord } from '#src/views/newer-record.ts';
import { forms } from '#src/wording/forms.ts';
import type { RecordData } from './form-values.ts';
import { placeErrors } from './place-errors.ts';
import './refused-banner.css';

type RefusedBannerProps = {
  refused: Refused | null;
  /** What is being edited, in the middle of a sentence ("hóa đơn"). */
  one: string;
  /** What was refused, where it was not the save. */
  title?: string;
  onTakeCurrent: () => void;
  onOverwrite: () => void;
};

/** Above the form: what was refused and stands at no field, or that somebody else saved first and what can be done. */
export function RefusedBanner({
  refused,
  one,
  title = forms.refused,
  onTakeCurrent,
  onOverwrite,
}: RefusedBannerProps) {
  if (refused === null) return null;
  if (refused.current !== null) {
    return (
      <Refusal>
        <Banner
          tone="warning"
          title={forms.staleTitle(one)}
          action={
            <span className="form-stale">
              <Button size="small" onClick={onTakeCurrent}>
                {forms.staleLoad}
              </Button>
              <Button size="small" onClick={onOverwrite}>
                {forms.staleOverwrite}
              </Button>
            </span>
          }
        >
          {forms.staleText}
        </Banner>
      </Refusal>
    );
  }
  return <RefusedMessages messages={refused.messages} title={title} />;
}

/** What was refused and is shown at no field; nothing where all of it is shown at fields. */
export function RefusedMessages({ messages, title }: { messages: readonly string[]; title: string }) {
  if (messages.length === 0) return null;
  return (
    <Refusal>
      <Banner tone="critical" title={title}>
        {messages.join(' ')}
      </Banner>
    </Refusal>
  );
}

/** It goes with the next save, and takes the focus of its buttons along: that goes on at the heading. */
export function Refusal({ children }: { children: ReactNode }) {
  const banner = useRef<HTMLDivElement>(null);
  useHeadingAfter(banner);
  return (
    <div className="form-refused" tabIndex={-1} ref={banner}>
      {children}
    </div>
  );
}

/** A save that was refused: what stands at fields, what stands in the banner, and the newer record if there is one. */
export type Refused = {
  byField: Readonly<Record<string, string>>;
  messages: readonly string[];
  current: RecordData | null;
};

export function refusedBy(error: unknown, fields: readonly FieldDescriptor[]): Refused {
  if (!(error instanceof ApiFailure)) return { byField: {}, messages: [failureText(error)], current: null };
  const { byField, rest } = placeErrors(error.errors, fields);
  return {
    byField,
    messages: rest.map((message) => sentenceOf(message, error.status)),
    current: newerRecord<RecordData>(error),
  };
}

const wrong =
  '[aria-invalid=true]:is(input, select, textarea), [data-invalid=true] :is(input, [role=spinbutton])';

/** The first field that is wrong; null where no field is. */
export function firstWrong(within: Element | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>(wrong) ?? null;
}

/**
 * After a send that failed, the focus goes to the first field that is wrong, or else to the banner that tells why: the
 * reader may be at the other end of a long form. `submitCount` is that of the form.
 */
export function useFocusRefused(submitCount: number, refused: Refused | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 && refused === null) return;
    const field = firstWrong(form.current);
    const banner = refused && form.current?.querySelector<HTMLElement>('.form-refused');
    (field ?? banner)?.focus();
  }, [submitCount, refused]);
  return form;
}
