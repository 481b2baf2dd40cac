import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { previewTemplate } from '#generated/client/templates/templates.ts';
import { templates } from '#generated/resources/templates.ts';
import type { components } from '#generated/types.ts';
import { inputFields, recordOf, type FormValues } from '#src/views/form/form-values.ts';
import { useDebounced } from '#src/views/use-debounced.ts';

type Input = components['schemas']['TemplatePreviewInput'];

const fields = inputFields(templates.form_fields);
/** Pause in typing after which the print is drawn, ms. */
const PAUSE = 350;

/** Rows that are not written yet are refused when saved; the preview leaves them out. */
function drawable({
  seller_lines,
  signature_boxes,
  extra_fields = [],
  line_fields = [],
  ...design
}: NonNullable<Input['design']>): Input['design'] {
  return {
    ...design,
    seller_lines: seller_lines.filter(({ label, text }) => label && text),
    extra_fields: extra_fields.filter(({ name }) => name),
    line_fields: line_fields.filter(({ name }) => name),
    signature_boxes: signature_boxes.filter(({ title }) => title),
  };
}

/** The PDF of what stands in the form; the one before stays until the next is drawn. */
export function usePreview(lines: number | null) {
  const values = useWatch() as FormValues;
  const typed = recordOf(fields, values) as unknown as Input;
  const { form_no, symbol, layout, accent_color, design } = typed;
  const { location_code = null, location_name = null, location_address = null } = typed;
  const input: Input = {
    ...{ form_no, layout, lines, symbol: symbol.toUpperCase() },
    ...{ location_code, location_name, location_address },
    accent_color: /^#[0-9a-f]{6}$/.test(accent_color ?? '') ? accent_color : null,
    ...(design && { design: drawable(design) }),
  };
  const wanted = JSON.stringify(input);
  const settled = useDebounced(wanted, PAUSE);
  const data = useMemo(() => ({ preview: JSON.parse(settled) as Input }), [settled]);
  const query = useQuery({
    queryKey: ['template_preview', settled],
    queryFn: ({ signal }) => previewTemplate(data, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // There is nothing to draw before a form is chosen.
    enabled: data.preview.form_no !== ('' as string),
    retry: false,
  });
  return {
    preview: query.data,
    error: query.error,
    isFetching: query.isFetching || settled !== wanted,
    refetch: query.refetch,
  };
}
