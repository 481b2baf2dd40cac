import { createNewYearSeries, updateNewYearDrafts } from '#generated/client/templates/templates.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { newYearWords as words } from '#src/wording/settings/new-year.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import type { NewYear } from './new-year-banner.tsx';

type Series = NewYear['series'][number];
type NewYearDialogProps = { year: NewYear; onClose: () => void };

/** Makes the series of the new year that are ticked, all at first, and moves the drafts that wait for one. */
export function NewYearDialog({ year: { to, series }, onClose }: NewYearDialogProps) {
  const may = useMay();
  const notify = useNotify();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = series.filter((one) => canBeMade(one) && !left.has(one.template_id));
  const making = useMutation({
    mutationFn: () =>
      createNewYearSeries({ new_year: { template_ids: chosen.map(({ template_id }) => template_id) } }),
    onSuccess: () => notify(words.created, { type: 'success' }),
  });
  const moving = useMutation({
    mutationFn: () => updateNewYearDrafts({ new_year: { to } }),
    onSuccess: ({ count }) => notify(words.moved(formatCount(count)), { type: 'success' }),
  });
  const isBusy = making.isPending || moving.isPending;
  const error = making.error ?? moving.error;
  const movable = series.reduce(
    (sum, { drafts, next_template_id }) => sum + (next_template_id === null ? 0 : drafts),
    0,
  );
  const toggle = (id: number) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(to)}
      locked={isBusy}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {words.close}
          </Button>
          {movable > 0 && may('updateNewYearDrafts') && (
            <Button
              onClick={() => moving.mutate()}
              busy={moving.isPending}
              {...(chosen.length === 0 && { tone: 'primary' as const })}
            >
              {words.move(formatCount(movable))}
            </Button>
          )}
          {chosen.length > 0 && may('createNewYearSeries') && (
            <Button tone="primary" onClick={() => making.mutate()} busy={making.isPending}>
              {words.create(formatCount(chosen.length))}
            </Button>
          )}
        </>
      }
    >
      {error !== null && <Banner tone="critical">{failureText(error)}</Banner>}
      <p className="new-year__explained">{words.explained(to)}</p>
      <ul className="new-year__series">
        {series.map((one) => (
          <SeriesRow
            key={one.template_id}
            series={one}
            isChosen={!left.has(one.template_id)}
            onToggle={
              canBeMade(one) && may('createNewYearSeries') ? () => toggle(one.template_id) : undefined
            }
          />
        ))}
      </ul>
    </Dialog>
  );
}

function canBeMade({ next_template_id, refusals }: Series): boolean {
  return next_template_id === null && refusals.length === 0;
}

type SeriesRowProps = { series: Series; isChosen: boolean; onToggle: (() => void) | undefined };

function SeriesRow({ series, isChosen, onToggle }: SeriesRowProps) {
  const { form_no, symbol, next_symbol, next_template_id, name, last_number, drafts, refusals } = series;
  const facts = [
    name,
    last_number > 0 ? words.numbers(formatCount(last_number)) : words.noNumbers,
    drafts > 0 && words.draftsOf(formatCount(drafts)),
  ];
  return (
    <li>
      {onToggle === undefined ? (
        <span className="new-year__box" />
      ) : (
        <Checkbox
          label={words.choose(form_no + next_symbol)}
          labelHidden
          checked={isChosen}
          onChange={onToggle}
        />
      )}
      <span>
        <b>{`${form_no}${symbol} → ${form_no}${next_symbol}`}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {refusals.map(({ code, message }) => (
          <small key={code}>{serverSaid.of(message)}</small>
        ))}
      </span>
      {next_template_id !== null && (
        <Badge tone="success" size="small">
          {words.made}
        </Badge>
      )}
      {refusals.length > 0 && (
        <Badge tone="warning" size="small">
          {words.refused}
        </Badge>
      )}
    </li>
  );
}
